import { fill, send } from '../support/contact'
import { emailFor } from '../support/page'
import { expect, test } from '../support/site'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a message is sent and acknowledged', async ({ page, site }) => {
    const email = emailFor('plain')
    await page.goto('/contact')
    await send(await fill(page, email)).click()
    await expect(page).toHaveURL(/\/thanks\/contact$/)
    await expect(page.getByRole('heading', { name: 'Message sent!' })).toBeVisible()
    expect(await site.leads(email)).toMatchObject([{ payload: { message: 'Two bedrooms\nand a veranda' } }])
  })

  test('a rejected form comes back filled in, and sending it again works', async ({ page }) => {
    await page.goto('/contact')
    const form = await fill(page, emailFor('corrected'))
    await form.getByLabel('Name').fill('   ') // enough for the browser's check, not for ours
    await send(form).click()
    await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Please enter your name')
    await expect(page.getByLabel('Message')).toHaveValue('Two bedrooms\nand a veranda')
    const { width } = (await page.getByLabel('Message').boundingBox())!
    expect(width).toBeLessThan(800) // on a desk too: as wide as a text, not as the window
    await page.getByLabel('Name').fill('Alex Reef')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page).toHaveURL(/\/thanks\/contact$/)
  })

  test('one that is too long to be read says how to get its words back', async ({ page }) => {
    await page.goto('/contact')
    const form = await fill(page, emailFor('too-long'), 'So much to say. '.repeat(5_000))
    await send(form).click()
    await expect(page.getByRole('alert')).toContainText(
      "Please shorten it, or email us instead. Your browser's Back button brings back what you wrote.",
    )
    await page.goBack()
    await expect(page.getByLabel('Message')).toHaveValue(/^So much to say/)
  })
})
