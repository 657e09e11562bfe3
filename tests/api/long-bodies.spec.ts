import { sendBeforeAnother, sendEndlessBody } from '../support/raw-requests'
import { expect, test } from '../support/site'

const bodies: [path: string, type: string][] = [
  ['/api/contact', 'application/json'],
  ['/api/contact', 'application/x-www-form-urlencoded'],
  ['/api/unsubscribe/nobody-has-this', 'application/x-www-form-urlencoded'],
  ['/unsubscribe/nobody-has-this', 'application/x-www-form-urlencoded'],
  ['/api/auth/sign-in/email', 'application/json'],
  ['/api/auth/sign-out', 'application/json'],
  ['/api/admin/sign-in', 'application/x-www-form-urlencoded'],
  ['/api/admin/sign-out', 'application/x-www-form-urlencoded'],
  ['/api/admin/sign-in-link', 'application/x-www-form-urlencoded'],
  ['/api/uploads', 'multipart/form-data; boundary=x'],
  ['/contact', 'application/x-www-form-urlencoded'],
  ['/api/../admin', 'application/x-www-form-urlencoded'],
  ['/api/%2e%2e/admin', 'application/x-www-form-urlencoded'],
  ['/api/contact/#x', 'application/x-www-form-urlencoded'],
]

const isEndpoint = (path: string) => /^\/api\/[\w/-]+$/.test(path)

for (const [path, type] of bodies)
  for (const [how, header] of [
    ['announced', { 'Content-Length': String(64 * 1024 * 1024) }],
    ['streamed', { 'Transfer-Encoding': 'chunked' }],
  ] as const)
    test(`${path} (${type}): an endless body, ${how}, isn’t read to the end`, { tag: '@once' }, async ({ site }) => {
      const { status, sent } = await sendEndlessBody(site, path, { 'Content-Type': type, ...header })
      // Pages take no body, so they needn't say that it's too long.
      if (isEndpoint(path)) expect([303, 404, 413]).toContain(status)
      expect(site.log).not.toMatch(/\n {4}at /)
      // Eight megabytes for a photo, plus what the sockets' buffers hold.
      expect(sent).toBeLessThan(32 * 1024 * 1024)
    })

for (const [path, type] of bodies.filter(([path]) => isEndpoint(path)))
  test(
    `${path} (${type}): a body that’s too long doesn’t hold up its connection’s next request`,
    { tag: '@once' },
    async ({ site }) => {
      const [first, next] = await sendBeforeAnother(site, path, type, Buffer.alloc(12 * 1024 * 1024, 'a'))
      expect([303, 404, 413]).toContain(first)
      expect(next).toBe(200)
    },
  )

test(
  'a rejected plain post with thousands of unknown choices shows only some of them',
  { tag: '@once' },
  async ({ site }) => {
    const choices = Array.from({ length: 2_800 }, (_, n): [string, string] => ['selectedAreas', `a${n}`])
    for (const fields of [choices, choices.map((): [string, string] => ['selectedAddOns', 'x'])]) {
      const response = await site.postPlain('/api/sunnie-select-quote', fields)
      const page = await response.text()
      expect(response.status).toBe(422)
      expect(page).toContain('action="/api/sunnie-select-quote"')
      expect(page.length).toBeLessThan(150_000)
    }
  },
)
