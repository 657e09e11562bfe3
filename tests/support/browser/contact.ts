import type { Locator, Page } from '@playwright/test'
import { contact } from '../../../lib/forms/contact'
import { enquiry } from '../enquiry'
import { sendOffline } from './page'
import { expect } from '../site'

/** Fills in every field of the contact form on the current page. */
export async function fill(page: Page, email: string, message = 'Two bedrooms\nand a veranda'): Promise<Locator> {
  const form = page.locator('#contact-form')
  const texts = enquiry(email, { message })
  for (const [name, label] of Object.entries(contact.labels)) await form.getByLabel(label).fill(texts[name]!)
  return form
}

export const send = (form: Locator) => form.getByRole('button', { name: 'Send Message' })

/** Fills in the form as a browser's autofill does, without anyone touching the page. */
export async function autofill(page: Page, email: string) {
  await page.goto('/contact')
  await page.evaluate((texts) => {
    for (const [name, text] of Object.entries(texts))
      document.querySelector<HTMLInputElement>(`#contact-form [name="${name}"]`)!.value = text
  }, enquiry(email))
  return page.getByRole('button', { name: 'Send Message' })
}

/** Fills in /contact and waits for its island. */
export async function fillInContact(page: Page, email: string) {
  await page.goto('/contact')
  const form = await fill(page, email, 'No bars out here')
  await expect(form).toHaveAttribute('novalidate', '')
  return form
}

/** Fills in /contact and sends it offline, so that it waits on the device. */
export async function sendContactOffline(page: Page, email: string) {
  const form = await fillInContact(page, email)
  await sendOffline(form, send(form))
  return form
}
