import type { LeadDetail, SavedAnswer } from '../../lib/owner/inbox'
import { callApi, getJson } from '../support/as-owner'
import { leadFrom, uniqueWord } from '../support/owner-leads'
import { failNetwork, intercept, notice } from '../support/page'
import { signedIn } from '../support/signed-in'
import { expect, test } from '../support/site'

test('saved answers changed on another device aren’t overwritten, and the owner is warned and sees them', async ({
  page,
  ownSite: site,
}) => {
  await page.goto(`${site.url}/admin/leads/${await leadFrom(site, uniqueWord())}?do=reply`)
  const edit = page.getByRole('button', { name: 'Change these' })
  await edit.click()
  const before = await getJson<SavedAnswer[]>(site, 'saved-answers')
  const answers = [{ title: 'From my phone', text: 'Hi {name}' }]
  expect((await callApi(site, 'PUT', 'saved-answers', { before, answers })).status).toBe(200)

  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').first().fill('From my desk')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(notice(page, 'changed somewhere else')).toBeVisible()
  await expect(dialog.getByLabel('Name').first()).toHaveValue('From my desk')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Throw them away' }).click()
  await expect(dialog.getByRole('button', { name: 'From my phone' })).toBeVisible()
  await edit.click()
  await dialog.getByLabel('Name').fill('From my desk')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('button', { name: 'From my desk' })).toBeVisible()
})

test('an owner answering a lead that someone else has just answered is warned, keeps their draft and can still send it', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site)
  const id = await leadFrom(site, uniqueWord())
  await page.goto(`/admin/leads/${id}?do=reply`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your answer').fill('Hello from the desk')
  expect((await callApi(site, 'POST', `leads/${id}/reply`, { text: 'Hello from the van' })).status).toBe(200)
  const send = dialog.getByRole('button', { name: 'Send' })
  // A failed try doesn't count as a warning about the other answer.
  const letThrough = await intercept(page, '**/reply', failNetwork)
  await send.click()
  await expect(notice(page, "We couldn't send your answer")).toBeVisible()
  letThrough()
  await send.click()
  await expect(notice(page, 'Someone has answered since you opened this')).toBeVisible()
  await expect(dialog.getByLabel('Your answer')).toHaveValue('Hello from the desk')
  await send.click()
  await expect(dialog).toBeHidden()
  const { mails } = await getJson<LeadDetail>(site, `leads/${id}`)
  expect(mails.filter(({ kind }) => kind === 'reply')).toHaveLength(2)
})
