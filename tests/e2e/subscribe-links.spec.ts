import { expect, test } from '../support/site'
import { heading } from '../support/wizard'

test('links from the plans open at the first open choice, and only the bare path is indexed', async ({ page }) => {
  await page.goto('/subscribe?service=full-bloom&size=2+bed+2+bath&frequency=monthly&utm_source=x')
  await expect(heading(page, 'Billing frequency')).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/subscribe$/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await page.goto('/subscribe?service=unknown&size=castle')
  await expect(heading(page, 'Choose your service')).toBeVisible()
})
