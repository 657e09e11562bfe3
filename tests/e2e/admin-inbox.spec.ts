import type { Page } from '@playwright/test'
import { axeViolations } from '../support/axe'
import { submitSubscription, patch, uniqueWord } from '../support/owner-leads'
import { waitForOutbox } from '../support/outbox'
import { emailFor, sidewaysScroll } from '../support/page'
import { recordFaults } from '../support/page-faults'
import { signedIn } from '../support/signed-in'
import { expect, test } from '../support/site'

const toast = (page: Page) => page.locator('[data-sonner-toast]')
const stateOf = (page: Page) => page.getByRole('button', { name: /^State: / })

test.beforeEach(async ({ context, site }) => signedIn(context, site))

test(
  'a notice is answered in four taps: its link, Email, a saved answer and Send',
  { tag: '@phone' },
  async ({ page, site }) => {
    const email = emailFor('taps')
    const path = await submitSubscription(site, email)
    await page.goto(path)
    await page.getByRole('button', { name: 'Email' }).click()
    await page.getByRole('button', { name: 'Yes, with our price' }).click()
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(toast(page)).toContainText('goes out in 10 seconds')
    await expect(stateOf(page)).toHaveText('Replied')

    await site.db.query(`UPDATE "OutboxMessage" SET "nextAt" = "createdAt" WHERE "kind" = 'reply' RETURNING "id"`)
    await waitForOutbox(site)
    const answer = site.carrier!.to(email)[1]!
    expect(answer.text).toMatch(/^Hi Zoë,/)
    expect(answer.text).toContain('$92.40 a visit incl. GST')
    expect(answer.text).toContain('Monday')
  },
)

test(
  'a lead’s first screen shows who, what, how much and how to reach them; opening it marks it as read',
  { tag: '@phone' },
  async ({ page, site }) => {
    const faults = recordFaults(page, site.url)
    const email = emailFor('opened')
    await page.goto(await submitSubscription(site, email))
    for (const words of ['Zoë Nguyen', 'The Daily Glow, 1 Bed 1 Bath', '$92.40 a visit', 'A call or an email'])
      await expect(page.getByText(words).first()).toBeInViewport()
    await expect(stateOf(page)).toHaveText('Read')
    const actions = page.getByRole('region', { name: 'Get in touch' })
    for (const [name, href] of [
      ['Call', 'tel:+61412555019'],
      ['Text', 'sms:+61412555019'],
    ] as const) {
      const action = actions.getByRole('link', { name })
      await expect(action).toHaveAttribute('href', href)
      await expect(action).toBeInViewport({ ratio: 1 })
      expect((await action.boundingBox())!.height).toBeGreaterThanOrEqual(44)
    }
    await expect(actions.getByRole('link', { name: 'Map' })).toBeDisabled()
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await axeViolations(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await axeViolations(page)).toEqual([])

    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
    await actions.getByRole('link', { name: 'Call' }).click()
    await expect(page.getByText('Did you reach them?')).toBeVisible()
    await page.getByRole('button', { name: 'Mark as answered' }).click()
    await expect(stateOf(page)).toHaveText('Replied')
    await toast(page).getByRole('button', { name: 'Undo' }).click()
    await expect(stateOf(page)).toHaveText('Read')
    expect((await faults()).filter((fault) => !fault.startsWith('cookie: better-auth'))).toEqual([])
  },
)

test('notes, reminders and saved answers are kept', async ({ page, site }) => {
  await page.goto(await submitSubscription(site, emailFor('notes')))
  await page.getByLabel('Add a note').fill('Rings on Tuesday')
  await page.getByRole('button', { name: 'Save note' }).click()
  await page.getByRole('button', { name: 'Remind me' }).click()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Tomorrow' }).click()
  await expect(page.getByRole('button', { name: /^Reminder: / })).toBeVisible()
  await page.getByRole('button', { name: 'Email' }).click()
  await page.getByRole('button', { name: 'Change these' }).click()
  await page.getByRole('button', { name: 'Add another' }).click()
  await page.getByRole('textbox', { name: 'Answer' }).last().fill('Hi {name}, we are on our way.')
  // The name becomes a button's label, so it's required.
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Name' }).last()).toBeFocused()
  await page.getByRole('textbox', { name: 'Name' }).last().fill('On our way')
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'On our way' }).click()
  await expect(page.getByLabel('Your answer')).toHaveValue('Hi Zoë, we are on our way.')
  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: 'Rings on Tuesday' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Reminder: / })).toBeVisible()
})

test('Undo doesn’t revert a later change made on another device', async ({ page, site }) => {
  const word = uniqueWord()
  const path = await submitSubscription(site, `${word}@visitor.example`)
  const elsewhere = (state: string) => patch(site, path.split('/').pop()!, { state })
  const undo = page.getByRole('button', { name: 'Undo' })
  await page.goto(`/admin/leads?q=${word}`)
  const row = page.getByRole('link', { name: /Zoë Nguyen/ })
  await row.waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('e')
  await expect(row).toContainText('Replied')
  await elsewhere('won')
  await undo.click()
  await expect(row).toContainText('Won')

  await row.click()
  await stateOf(page).click()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('menuitemradio', { name: 'Lost' }).click()
  await undo.waitFor()
  await elsewhere('read')
  await undo.click()
  await expect(stateOf(page)).toHaveText('Read')
})

test('the inbox can be used with the keyboard alone', async ({ page, site }) => {
  const word = `keys${Date.now().toString(36)}`
  const first = await submitSubscription(site, `first.${word}@visitor.example`, 'First Keys')
  await submitSubscription(site, `second.${word}@visitor.example`, 'Second Keys')
  await page.goto('/admin/leads')
  await page.getByRole('radio', { name: 'All' }).waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type(word)
  await expect(page.getByText('2 leads', { exact: true })).toBeVisible()
  await page.keyboard.press('Tab')
  const row = (name: string) => page.getByRole('link', { name: new RegExp(name) })
  await page.keyboard.press('j')
  await expect(row('Second Keys')).toBeFocused()
  await page.keyboard.press('j')
  await expect(row('First Keys')).toBeFocused()
  await page.keyboard.press('k')
  await page.keyboard.press('e')
  await expect(row('Second Keys')).toContainText('Replied')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(row('Second Keys')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Second Keys' })).toBeVisible()
  await page.keyboard.press('j')
  await expect(page).toHaveURL(new RegExp(first))
  await expect(page.getByRole('heading', { name: 'First Keys' })).toBeVisible()
  await expect(page).toHaveTitle(/^First Keys \|/)
  await page.getByRole('link', { name: 'Inbox', exact: true }).first().click()
  await expect(page).toHaveTitle(/^Inbox \|/)
  await page.goBack()
  await expect(page).toHaveTitle(/^First Keys \|/)
  await page.keyboard.press('r')
  await expect(page.getByRole('dialog', { name: 'Answer First' })).toBeVisible()
  await expect(page.getByLabel('Your answer')).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('n')
  await expect(page.getByLabel('Add a note')).toBeFocused()
})

test('the shortcut that marks a lead as answered doesn’t change one that’s won', async ({ page, site }) => {
  const word = uniqueWord()
  const path = await submitSubscription(site, `${word}@visitor.example`)
  await patch(site, path.split('/').pop()!, { state: 'won' })
  await page.goto(`/admin/leads?q=${word}`)
  const row = page.getByRole('link', { name: /Zoë Nguyen/ })
  await expect(row).toContainText('Won')
  await page.keyboard.press('j')
  await page.keyboard.press('e')
  await page.keyboard.press('Enter')
  await expect(stateOf(page)).toHaveText('Won')
  await page.keyboard.press('e')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(stateOf(page)).toHaveText('Won')
})
