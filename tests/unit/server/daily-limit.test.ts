/** @jest-environment node */
import { assertWithinDailyLimit } from '@/lib/server/request'

test('a client may send a hundred times as many leads in a day as in a minute, and others are unaffected', async () => {
  process.env.DATABASE_URL = 'file:/nowhere/sunnie.db'
  process.env.AUTH_SECRET = 'x'.repeat(32)
  process.env.RATE_LIMIT_PER_MINUTE = '1'
  for (let sent = 0; sent < 100; sent++) await assertWithinDailyLimit('203.0.113.1')
  await expect(assertWithinDailyLimit('203.0.113.1')).rejects.toMatchObject({
    status: 429,
    message: expect.stringContaining('write to') as unknown,
  })
  await assertWithinDailyLimit('203.0.113.2')
})
