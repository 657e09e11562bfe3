import { fill, send } from '../support/contact'
import { emailFor } from '../support/page'
import { expect, test } from '../support/site'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a message is sent and acknowledged', async ({ page, site }) => {
    const email = emailFor('plain')
    await page.goto('/contact')
    await expect(page.getByText('5.0 on Google')).toBeVisible()
    await send(await fill(page, email)).click()
    await expect(page).toHaveURL(/\/thanks\/contact$/)
    await expect(page.getByRole('heading', { name: 'Message sent!' })).toBeVisible()
    expect(await site.leads(email)).toMatchObject([{ payload: { message: 'Two bedrooms\nand a veranda' } }])
  })

  test('a rejected form comes back filled in, and sending it again works', async ({ page }) => {
    await page.goto('/contact')
    const form = await fill(page, emailFor('corrected'))
    await form.getByLabel('Name').fill('   ') // passes the browser's check, but not ours
    await send(form).click()
    await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Please enter your name')
    await expect(page.getByLabel('Message')).toHaveValue('Two bedrooms\nand a veranda')
    const { width } = (await page.getByLabel('Message').boundingBox())!
    expect(width).toBeLessThan(800) // even on a desktop, where the window is much wider
    await page.getByLabel('Name').fill('Alex Reef')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page).toHaveURL(/\/thanks\/contact$/)
  })

  test('a message that’s too long is rejected with a hint on how to get the text back', async ({ page }) => {
    await page.goto('/contact')
    const form = await fill(page, emailFor('too-long'), 'So much to say. '.repeat(5_000))
    await send(form).click()
    await expect(page.getByRole('alert')).toContainText(
      "Please shorten it, or email us instead. Use your browser's Back button to get back what you wrote.",
    )
    await page.goBack()
    await expect(page.getByLabel('Message')).toHaveValue(/^So much to say/)
  })
})
