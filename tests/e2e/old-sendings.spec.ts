import type { Page } from '@playwright/test'
import { axeViolations } from '../support/axe'
import { send, write, writeOffline } from '../support/contact'
import { emailFor, failNetwork, intercept, notice, queue, respondWith, sendOffline } from '../support/page'
import { expect, test } from '../support/site'
import { fillContact, readyToSend } from '../support/wizard'

const hour = 3_600_000

/** Makes what waits on the device older than two days. */
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
  test(`what is older than two days asks first, and ${answer} as the visitor says`, async ({ page, site }) => {
    const email = emailFor(button.replaceAll(' ', '-').toLowerCase())
    await writeOffline(page, email)
    await age(page)
    await page.context().setOffline(false)
    await page.goto('/about')
    await expect(notice(page, 'Still want to send this?')).toBeVisible()
    expect(await site.leads(email)).toHaveLength(0)
    await page.getByRole('button', { name: button }).click()
    await expect.poll(() => queue(page)).toBeNull()
    expect(await site.leads(email)).toHaveLength(button === 'Send it now' ? 1 : 0)
  })

/** Opens a page where a message and a sign-up have waited for more than two days, and waits until one is asked about. */
async function openWithTwo(page: Page, email: string) {
  const letThrough = await intercept(page, '**/api/{contact,newsletter-subscribe}', failNetwork)
  const message = await write(page, email)
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
  await page.clock.runFor(1_000) // another would take its place
  await expect(asked).toContainText('Contact message, written on')
  return asked
}

test('of two that are older than two days each is asked about by its name, the second once the first is answered', async ({
  page,
  site,
}) => {
  const email = emailFor('two')
  const asked = await openWithTwo(page, email)
  await asked.getByRole('button', { name: 'Delete it' }).click()
  await expect(asked).toContainText('Newsletter page sign-up, written on')
  await asked.getByRole('button', { name: 'Send it now' }).click()
  await expect.poll(() => queue(page)).toBeNull()
  expect(await site.leads(email)).toMatchObject([{ form: 'newsletter-subscribe' }])
})

test('of two, the second is asked about after the first has been sent, and its “Sent” been read', async ({ page }) => {
  const asked = await openWithTwo(page, emailFor('both'))
  await asked.getByRole('button', { name: 'Send it now' }).click()
  const sent = notice(page, "We've got your message now")
  await expect(sent).toBeVisible()
  await page.clock.runFor(1_000)
  await expect(sent).toBeVisible()
  await page.clock.runFor(20_000)
  await expect(asked).toContainText('Newsletter page sign-up, written on')
})

test('of two, the second is asked about when the question about the first was closed', async ({ page }) => {
  const asked = await openWithTwo(page, emailFor('closed'))
  await asked.getByRole('button', { name: 'Close' }).click()
  await expect(asked).toHaveCount(0)
  await page.clock.runFor(21_000)
  await expect(asked).toContainText('Newsletter page sign-up, written on')
})

test('a flow whose sending is older than two days doesn’t promise that it goes by itself', async ({ page }) => {
  await page.goto(readyToSend)
  const form = await fillContact(page, emailFor('old-flow'))
  await sendOffline(form, form.getByRole('button', { name: 'Start My Subscription' }))
  await age(page)
  await page.context().setOffline(false)
  await page.goto('/subscribe')
  await expect(form.getByRole('status')).toHaveText(/^Subscription request, written on /)
})

test('one that an earlier version of the site kept, without its form’s name, is asked about too', async ({ page }) => {
  await writeOffline(page, emailFor('unnamed'))
  await age(page)
  await page.evaluate(() => {
    const kept = localStorage.getItem('sunnie:queue')!
    localStorage.setItem('sunnie:queue', kept.replace(/"label":"[^"]*",/, ''))
  })
  await page.context().setOffline(false)
  await page.goto('/about')
  await expect(notice(page, 'Still want to send this?')).toContainText('Your message, written on ')
})

test('on a phone the question’s words have the toast’s width, and both answers can be read', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await writeOffline(page, emailFor('read'))
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

test('an old one that the server will not take comes back at once', async ({ page }) => {
  await writeOffline(page, emailFor('old-returned'))
  await age(page)
  await page.route('**/api/contact', respondWith(422, '{"success":false}'))
  await page.context().setOffline(false)
  await page.goto('/about')
  await page.getByRole('button', { name: 'Send it now' }).click()
  await expect(notice(page, 'needs a small change before we can take it')).toBeVisible()
})
