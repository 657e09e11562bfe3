import { expect, test } from '../support/site'

const enquiry = { name: 'Kim', email: 'kim@visitor.example', subject: 'Hello', message: 'How are you?' }

test('while the database is away a post is 503 and keeps what was typed; when it is back the post is taken', async ({
  startSite,
}) => {
  const site = await startSite()
  const giveBack = await site.store.takeAway()
  const response = await site.post('/api/contact', enquiry)
  expect(response.status).toBe(503)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await response.json()).toMatchObject({
    success: false,
    message: expect.stringMatching(/try again/) as unknown,
  })
  const plain = await site.postPlain('/api/contact', Object.entries(enquiry))
  expect(plain.status).toBe(503)
  expect(await plain.text()).toContain('How are you?</textarea>')
  expect(site.log).not.toContain('kim@visitor.example')
  await giveBack()
  await expect
    .poll(async () => (await site.post('/api/contact', enquiry, { 'Idempotency-Key': 'kept-through-failures' })).status)
    .toBe(200)
  expect((await site.leads()).map(({ email }) => email)).toEqual([enquiry.email])
})
