import { axeViolations } from '../support/axe'
import { expect, test } from '../support/site'
import { recordFaults } from '../support/page-faults'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Pages that routes.spec.ts doesn't open. */
const pages = [
  '/thanks/contact',
  '/thanks/newsletter',
  '/unsubscribe/some-token',
  '/no-such-page',
  '/services/no-such-service',
  '/subscribe?step=2',
  '/admin/contacts',
]

for (const path of pages) {
  test(`${path} keeps to its policy, fetches nothing from elsewhere, sets no cookie and has no axe violation`, async ({
    page,
    site,
  }) => {
    const faults = recordFaults(page, site.url)
    const response = await page.goto(path, { waitUntil: 'networkidle' })
    const policy = response!.headers()['content-security-policy']!
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe-')
    // The page's scripts do run, so the policy is really tested.
    await page.keyboard.press('Shift')
    await expect
      .poll(() =>
        page.evaluate(
          () => '__next_f' in self || 'next' in self || document.querySelector('[src^="/owner/"]') !== null,
        ),
      )
      .toBe(true)
    expect(await axeViolations(page)).toEqual([])
    expect(await faults()).toEqual([])
  })
}

test('every response has the security headers', async ({ site }) => {
  for (const path of ['/', '/api/health', '/no-such-page']) {
    const { headers } = await site.request(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('strict-transport-security')).toContain('max-age=')
    expect(headers.get('x-powered-by')).toBeNull()
  }
})

test('an inline script that isn’t ours doesn’t run', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.intruder = true'
    document.body.append(script)
  })
  expect(await page.evaluate(() => 'intruder' in window)).toBe(false)
})
