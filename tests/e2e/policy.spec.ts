import type { Page } from '@playwright/test'
import { axeViolations } from '../support/browser/axe'
import { fill, send } from '../support/browser/contact'
import { enquiry } from '../support/enquiry'
import { fileField, open } from '../support/browser/natural-order'
import { recordFaults } from '../support/browser/page-faults'
import { pngPhoto } from '../support/photos'
import { signedIn } from '../support/owner/signed-in'
import { expect, test } from '../support/site'

test.describe('on every other page, with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  /** Pages that routes.spec.ts doesn't open. */
  const pages = ['/thanks/contact', '/unsubscribe/some-token', '/no-such-page', '/subscribe?step=2', '/admin/contacts']

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
})

/** Everything that the content security policy blocked in the page's documents, including frames. */
async function refusals(page: Page): Promise<string[]> {
  const seen: string[] = []
  await page.exposeFunction('noteRefusal', (refusal: string) => seen.push(refusal))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, documentURI } = event
      const note = (self as unknown as { noteRefusal: (refusal: string) => void }).noteRefusal
      note(`${effectiveDirective} ${blockedURI} ${sample} at ${documentURI}`)
    })
  })
  return seen
}

test('a toast has its styles', async ({ page }) => {
  const seen = await refusals(page)
  await page.goto('/contact')
  await send(await fill(page, 'toast@visitor.example')).click()
  const toast = page.locator('[data-sonner-toast]')
  await expect(toast).toBeVisible()
  await expect(page.locator('[data-sonner-toaster]')).toHaveCSS('position', 'fixed')
  await expect.poll(async () => (await toast.boundingBox())!.width).toBe(420)
  expect(seen).toEqual([])
})

test('a chosen photograph is shown before it is sent', async ({ page }) => {
  const seen = await refusals(page)
  await open(page)
  await fileField(page).setInputFiles({ name: 'room.png', mimeType: 'image/png', buffer: await pngPhoto() })
  const preview = page.locator('img[src^="blob:"]')
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(seen).toEqual([])
})

test('the owner sees an email as its recipient does', async ({ page, context, site }) => {
  const seen = await refusals(page)
  await signedIn(context, site)
  await site.post('/api/contact', enquiry('look@visitor.example'))
  await page.goto('/admin/mail')
  await page.locator('main summary').first().click()
  await page.getByRole('link', { name: 'Read it' }).first().click()
  const styled = page.frameLocator('iframe').first().locator('[style*="background-color"]').first()
  await expect(styled).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  expect(seen).toEqual([])
})
