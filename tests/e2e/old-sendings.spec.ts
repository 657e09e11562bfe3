import type { Page } from '@playwright/test'
import { axeViolations } from '../support/axe'
import { send, fillInContact, sendContactOffline } from '../support/contact'
import { emailFor, failNetwork, intercept, notice, queue, respondWith, sendOffline } from '../support/page'
import { expect, test } from '../support/site'
import { fillContact, readyToSend } from '../support/wizard'

const hour = 3_600_000

/** Makes everything queued on the device older than two days. */
const age = (page: Page) =>
  page.evaluate(
    (at) => {
      const kept = JSON.parse(localStorage.getItem('sunnie:queue')!) as { at: number }[]
      localStorage.setItem('sunnie:queue', JSON.stringify(kept.map((lead) => ({ ...lead, at }))))
    },
    Date.now() - 49 * hour,
  )

for (const [answer, button] of [
  ['sends it', 'Send it now'],
  ['deletes it', 'Delete it'],
] as const)
  test(`for a form queued over two days ago the visitor is asked first, and ${answer}`, async ({ page, site }) => {
    const email = emailFor(button.replaceAll(' ', '-').toLowerCase())
    await sendContactOffline(page, email)
    await age(page)
    await page.context().setOffline(false)
    await page.goto('/about')
    await expect(notice(page, 'Still want to send this?')).toBeVisible()
    expect(await site.leads(email)).toHaveLength(0)
    await page.getByRole('button', { name: button }).click()
    await expect.poll(() => queue(page)).toBeNull()
    expect(await site.leads(email)).toHaveLength(button === 'Send it now' ? 1 : 0)
  })

/** Opens a page with a message and a sign-up queued over two days ago, and waits for the question about one. */
async function openWithTwo(page: Page, email: string) {
  const letThrough = await intercept(page, '**/api/{contact,newsletter-subscribe}', failNetwork)
  const message = await fillInContact(page, email)
  await send(message).click()
  await expect(message.getByRole('status')).toContainText('kept this on your device')
  await page.goto('/newsletter')
  const signUp = page.getByRole('main').locator('form')
  await signUp.getByLabel('First name').fill('Mia')
  await signUp.getByLabel('Email').fill(email)
  await signUp.getByRole('button').click()
  await expect(signUp.getByRole('status')).toContainText('kept this on your device')
  await age(page)
  letThrough()
  await page.clock.install()
  await page.goto('/about')
  const asked = notice(page, 'Still want to send this?')
  await expect(asked).toBeVisible()
  await page.clock.runFor(1_000) // another question would have replaced it by now
  await expect(asked).toContainText('Contact message, written on')
  return asked
}

test('two old forms are asked about one after the other, each by its name', async ({ page, site }) => {
  const email = emailFor('two')
  const asked = await openWithTwo(page, email)
  await asked.getByRole('button', { name: 'Delete it' }).click()
  await expect(asked).toContainText('Newsletter page sign-up, written on')
  await asked.getByRole('button', { name: 'Send it now' }).click()
  await expect.poll(() => queue(page)).toBeNull()
  expect(await site.leads(email)).toMatchObject([{ form: 'newsletter-subscribe' }])
})

test('the second of two old forms is asked about once the first is sent and its notice has shown for a while', async ({
  page,
}) => {
  const asked = await openWithTwo(page, emailFor('both'))
  await asked.getByRole('button', { name: 'Send it now' }).click()
  const sent = notice(page, "We've got your message now")
  await expect(sent).toBeVisible()
  await page.clock.runFor(1_000)
  await expect(sent).toBeVisible()
  await page.clock.runFor(20_000)
  await expect(asked).toContainText('Newsletter page sign-up, written on')
})

test('the second of two old forms is asked about even if the question about the first was closed', async ({ page }) => {
  const asked = await openWithTwo(page, emailFor('closed'))
  await asked.getByRole('button', { name: 'Close' }).click()
  await expect(asked).toHaveCount(0)
  await page.clock.runFor(21_000)
  await expect(asked).toContainText('Newsletter page sign-up, written on')
})

test('a flow queued over two days ago doesn’t promise to send itself', async ({ page }) => {
  await page.goto(readyToSend)
  const form = await fillContact(page, emailFor('old-flow'))
  await sendOffline(form, form.getByRole('button', { name: 'Start My Subscription' }))
  await age(page)
  await page.context().setOffline(false)
  await page.goto('/subscribe')
  await expect(form.getByRole('status')).toHaveText(/^Subscription request, written on /)
})

test('a form queued by an earlier version of the site, without its name, is asked about too', async ({ page }) => {
  await sendContactOffline(page, emailFor('unnamed'))
  await age(page)
  await page.evaluate(() => {
    const kept = localStorage.getItem('sunnie:queue')!
    localStorage.setItem('sunnie:queue', kept.replace(/"label":"[^"]*",/, ''))
  })
  await page.context().setOffline(false)
  await page.goto('/about')
  await expect(notice(page, 'Still want to send this?')).toContainText('Your message, written on ')
})

test('on a phone the question has the toast’s full width, and both answers can be read', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await sendContactOffline(page, emailFor('read'))
  await age(page)
  await page.context().setOffline(false)
  await page.goto('/about')
  const asked = notice(page, 'Still want to send this?')
  await expect(asked).toBeVisible()
  const words = (await asked.locator('[data-content]').boundingBox())!
  const discard = (await asked.getByRole('button', { name: 'Delete it' }).boundingBox())!
  expect(discard.y).toBeGreaterThanOrEqual(words.y + words.height)
  expect(await axeViolations(page)).toEqual([])
})

test('an old form that the server rejects comes back straight away', async ({ page }) => {
  await sendContactOffline(page, emailFor('old-returned'))
  await age(page)
  await page.route('**/api/contact', respondWith(422, '{"success":false}'))
  await page.context().setOffline(false)
  await page.goto('/about')
  await page.getByRole('button', { name: 'Send it now' }).click()
  await expect(notice(page, 'needs a small change before we can accept it')).toBeVisible()
})
