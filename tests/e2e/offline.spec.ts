import { write, writeOffline } from '../support/contact'
import { kept } from '../support/natural-order'
import { emailFor, failNetwork, holdBack, intercept, notice, queue, respondWith } from '../support/page'
import { expect, test } from '../support/site'

test('a message sent while offline is kept, and sent once, from another page, when the network is back', async ({
  page,
  context,
  site,
}) => {
  const email = emailFor('boat')
  await writeOffline(page, email)
  await expect(notice(page, 'Message failed to send')).toBeVisible()
  expect(await site.leads(email)).toEqual([])

  await page.close()
  await context.setOffline(false)
  const later = await context.newPage()
  await later.goto(`${site.url}/about`)
  await expect(notice(later, "We've got your message now")).toBeVisible()
  expect(await site.leads(email)).toMatchObject([{ payload: { message: 'No bars out here' } }])
  await later.reload({ waitUntil: 'networkidle' })
  expect(await site.leads(email)).toHaveLength(1)
})

test('what the server will not take later comes back with its words, and is sent once it is mended', async ({
  page,
  site,
}) => {
  const email = emailFor('returned')
  await writeOffline(page, email)
  // A deployment has changed what the form takes meanwhile.
  const errors = { subject: ['Please say a little more'] }
  const refusal = JSON.stringify({ success: false, message: 'Please check the fields.', errors })
  const letThrough = await intercept(page, '**/api/contact', respondWith(422, refusal))
  await page.context().setOffline(false)
  await page.goto('/about')
  await expect(notice(page, 'needs a small change before we can take it')).toBeVisible()
  expect(await queue(page)).toContain('No bars out here')

  await page.getByRole('button', { name: 'Open it' }).click()
  await expect(page).toHaveURL(/\/contact$/)
  const form = page.locator('#contact-form')
  await expect(form.getByLabel('Message')).toHaveValue('No bars out here')
  await expect(form.getByLabel('Subject')).toHaveAccessibleDescription('Please say a little more')
  letThrough()
  await form.getByLabel('Subject').fill('From the boat at Hook Island')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(form.getByRole('status')).toContainText('within 24 hours')
  expect(await queue(page)).toBeNull()
  expect(await site.leads(email)).toMatchObject([
    { payload: { subject: 'From the boat at Hook Island', message: 'No bars out here' } },
  ])
})

test('what was typed before the scripts came is in the draft at once', async ({ page }) => {
  const open = await holdBack(page, '**/_next/static/**/*.js')
  await page.goto('/natural-order-onboarding')
  await page.getByLabel('Name').fill('Mia Chen')
  await page.getByLabel('Pantry').check()
  await page.getByLabel('Pantry').blur()
  open()
  // Not another key has been pressed.
  await expect.poll(() => kept(page)).toContain('Mia Chen')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()
  await expect(page.getByLabel('Name')).toHaveValue('Mia Chen')
  await expect(page.getByLabel('Pantry')).toBeChecked()
})

test('a page that is left in the middle of sending keeps the form for the next page, which sends it', async ({
  page,
  site,
}) => {
  const email = emailFor('left')
  const form = await write(page, email)
  // No answer, and no word that the page has been left: what is on its way ends with the page.
  await page.evaluate(() => void (window.fetch = () => new Promise(() => undefined)))
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await page.goto('/about')
  await expect.poll(() => site.leads(email)).toHaveLength(1)
  await expect.poll(() => queue(page)).toBeNull()
})

for (const [moment, hang] of [
  ['in the middle of sending', () => void (window.fetch = () => new Promise(() => undefined))],
  ['in the moment of Send', () => void (navigator.locks.request = () => new Promise(() => undefined))],
] as const)
  test(`a page that a phone ends ${moment}, without a word to it, keeps the form for the next one`, async ({
    page,
    context,
    site,
  }) => {
    const email = emailFor('ended')
    const form = await write(page, email)
    // No answer, and nothing that the page may still do as it goes.
    await page.evaluate(hang)
    await page.evaluate(() => {
      for (const type of ['pagehide', 'visibilitychange'])
        window.addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true })
    })
    await form.getByRole('button', { name: 'Send Message' }).click()
    await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    await page.close()
    const later = await context.newPage()
    await later.goto(`${site.url}/about`)
    await expect.poll(() => site.leads(email)).toHaveLength(1)
    await expect.poll(() => queue(later)).toBeNull()
  })

for (const [answer, handler] of [
  ['asks for a pause', respondWith(503, '{"success":false,"message":"Later."}')],
  ['is a page of another network', respondWith(200, '<html>', 'text/html')],
] as const)
  test(`what is kept stays kept when it is sent by hand and the answer ${answer}`, async ({ page, site }) => {
    const email = emailFor(answer.replaceAll(' ', '-'))
    const respond = await intercept(page, '**/api/contact', failNetwork)
    const form = await write(page, email)
    await form.getByRole('button', { name: 'Send Message' }).click()
    await expect(form.getByRole('status')).toContainText('kept this on your device')
    respond(handler)
    const answered = page.waitForResponse('**/api/contact')
    await form.getByRole('button', { name: 'Send Message' }).click()
    await answered
    await expect(form.getByRole('button', { name: 'Send Message' })).toBeEnabled()
    respond()
    await page.goto('/about')
    await expect.poll(() => site.leads(email)).toHaveLength(1)
  })

test('a form that the other one of its page has emptied no longer promises to send itself once it has', async ({
  page,
}) => {
  const respond = await intercept(page, '**/api/protect-your-place-signup', failNetwork)
  await page.goto('/protect-your-place')
  const forms = page.locator('form[action="/api/protect-your-place-signup"]')
  await forms.first().getByLabel('Name').fill('Kim')
  await forms.first().getByLabel('Email').fill(emailFor('two-forms'))
  await forms.first().getByRole('button').click()
  await expect(forms.first().getByRole('status')).toContainText('send by itself')
  respond()
  await forms.last().getByRole('button').click()
  await expect(notice(page, 'Success!')).toBeVisible()
  await expect(forms.first().getByLabel('Email')).toHaveValue('')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(notice(page, "We've got your message now")).toBeVisible()
  await expect(forms.first().getByRole('status')).toBeHidden()
})
