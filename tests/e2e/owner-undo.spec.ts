import { type Locator, expect } from '@playwright/test'
import { axeViolations } from '../support/axe'
import { backdateMails, waitForOutbox, extendUndo } from '../support/outbox'
import { submitSubscription, leadFrom, patch, uniqueWord } from '../support/owner-leads'
import { emailFor, failNetwork, notice } from '../support/page'
import type { Site } from '../support/server'
import { signedIn } from '../support/signed-in'
import { test } from '../support/site'

test.beforeEach(async ({ context, site }) => {
  await signedIn(context, site)
  await extendUndo(site) // from here on `mayBeTakenBack` only finds this test's answers
})

/** Waits until an answer is in the outbox, and extends the time in which it can be taken back. */
const mayBeTakenBack = (site: Site) => expect.poll(() => extendUndo(site)).not.toEqual([])

/** Whether a click on its centre would hit it. */
const isOnTop = (button: Locator) =>
  button.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })

test(
  'Undo works with later notices above it and another answer begun, and leaves both answers in the box',
  { tag: '@phone' },
  async ({ page, site }) => {
    await page.goto(`/admin/leads/${await leadFrom(site, uniqueWord())}?do=reply`)
    const dialog = page.getByRole('dialog')
    const box = dialog.getByLabel('Your answer')
    const email = page.getByRole('button', { name: 'Email', exact: true })
    const undo = page.getByRole('button', { name: 'Undo' })
    await box.fill('See you Tuesday.')
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(dialog).toBeHidden()
    await mayBeTakenBack(site)
    await page.getByLabel('Add a note').fill('Rings on Monday')
    await page.getByRole('button', { name: 'Save note' }).click()
    await page.getByRole('button', { name: 'Remind me' }).click()
    await page.getByRole('button', { name: 'Tomorrow' }).click()
    await expect.poll(() => isOnTop(undo)).toBe(true)
    await email.click()
    await box.fill('Please leave the key out.')
    await undo.click()
    await expect(box).toHaveValue('See you Tuesday.\n\nPlease leave the key out.')

    // Nothing is lost by leaving the page and coming back either.
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(dialog).toBeHidden()
    await mayBeTakenBack(site)
    await page.getByRole('main').getByRole('link', { name: 'Inbox' }).click()
    await page.getByRole('searchbox').waitFor()
    await page.goBack()
    await email.click()
    await box.fill('PS: We bring the ladder.')
    await undo.click()
    await expect(box).toHaveValue('See you Tuesday.\n\nPlease leave the key out.\n\nPS: We bring the ladder.')
  },
)

test('while a dialog is open Undo can be reached by keyboard, and returns the focus to the dialog', async ({
  page,
  site,
}) => {
  await page.goto(`/admin/leads/${await leadFrom(site, uniqueWord())}?do=reply`)
  const dialog = page.getByRole('dialog')
  const box = dialog.getByLabel('Your answer')
  const undo = page.getByRole('button', { name: 'Undo' })
  await box.fill('See you Tuesday.')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(undo).toBeVisible()
  await mayBeTakenBack(site)
  await page.keyboard.press('r')
  await expect(box).toBeFocused()
  await page.keyboard.press('Alt+t')
  for (const key of ['Tab', 'Tab', 'Tab']) await page.keyboard.press(key)
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(box).toHaveValue('See you Tuesday.')
  await expect(box).toBeFocused()
})

test('Undo puts an answer back in its box, and nothing is sent', async ({ page, site }) => {
  const email = emailFor('undone')
  await page.goto(await submitSubscription(site, email))
  await page.getByRole('button', { name: 'Email' }).click()
  const dialog = page.getByRole('dialog', { name: 'Answer Zoë' })
  await dialog.getByLabel('Your answer').fill('See you Tuesday.\nSunnie')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await expect(dialog).toContainText(`To ${email}`)
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Send' }).click()
  await mayBeTakenBack(site)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(dialog.getByLabel('Your answer')).toHaveValue('See you Tuesday.\nSunnie')
  // From another page too.
  await dialog.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Inbox' }).click()
  await expect(page).toHaveURL(/\/admin\/leads$/)
  await mayBeTakenBack(site)
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(dialog.getByLabel('Your answer')).toHaveValue('See you Tuesday.\nSunnie')
  // Nothing is sent once it would have been due either.
  await backdateMails(site, 'nextAt', 1)
  await waitForOutbox(site)
  expect(site.carrier!.to(email)).toHaveLength(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^State: / })).toHaveText('Read')
})

test('after Undo the owner can carry on writing straight away', async ({ page, site }) => {
  await page.goto(`/admin/leads/${await leadFrom(site, uniqueWord())}`)
  await page.getByRole('button', { name: 'Email' }).click()
  const box = page.getByLabel('Your answer')
  await box.fill('See you Tuesday')
  await page.getByRole('button', { name: 'Send' }).click()
  await mayBeTakenBack(site)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(notice(page, 'back in the box')).toBeVisible()
  await expect(box).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Subject')).toBeFocused()
  // Without a network we can't tell whether the answer has been sent.
  await page.route('**/reply?*', failNetwork)
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(notice(page, 'may still go out')).toBeVisible()
})

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const)
  test(`at ${width} px notices cover neither bars nor a dialog, and show one at a time besides Undo`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto(`/admin/leads/${await leadFrom(site, uniqueWord())}?do=reply`)
    const dialog = page.getByRole('dialog')
    const box = dialog.getByLabel('Your answer')
    const send = dialog.getByRole('button', { name: 'Send' })
    await box.fill('See you Tuesday.')
    await send.click()
    await expect(dialog).toBeHidden()
    await page.getByLabel('Add a note').fill('Rings on Monday')
    await page.getByRole('button', { name: 'Save note' }).click()
    await expect(notice(page, 'Noted')).toBeVisible()
    await page.getByRole('button', { name: 'Remind me' }).click()
    await page.getByRole('button', { name: 'Tomorrow' }).click()
    await expect(notice(page, /remind/i)).toBeVisible()
    await expect(notice(page, 'Noted')).toHaveCount(0)
    await expect(notice(page, /./)).toHaveCount(2)
    const buttons = page.getByRole('region', { name: 'Get in touch' }).getByRole('button')
    const links = page.getByRole('navigation').getByRole('link').filter({ visible: true })
    for (const controls of [buttons, links]) {
      await expect(controls).not.toHaveCount(0)
      for (const control of await controls.all()) expect(await isOnTop(control)).toBe(true)
    }
    await page.keyboard.press('r')
    for (const control of [box, send, dialog.getByRole('button', { name: 'Close' })])
      await expect.poll(() => isOnTop(control)).toBe(true)
  })

test('Undo on a lead’s page restores the date it was won', async ({ page, site }) => {
  const id = await leadFrom(site, uniqueWord())
  await patch(site, id, { state: 'won' })
  const standing = () => site.db.query(`SELECT "state", "answeredAt", "wonAt" FROM "Lead" WHERE "id" = '${id}'`)
  const won = await standing()
  await page.goto(`/admin/leads/${id}`)
  const state = page.getByRole('button', { name: /^State: / })
  await state.click()
  await page.getByRole('menuitemradio', { name: 'Read' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(state).toHaveText('Won')
  await expect.poll(standing).toEqual(won)
})
