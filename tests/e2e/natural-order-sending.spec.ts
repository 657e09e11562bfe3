import { endpoint, fileField, fill, form, kept, open, path, servicePage, submit } from '../support/natural-order'
import {
  type Handler,
  emailFor,
  failNetwork,
  holdBack,
  intercept,
  markNoticesRead,
  networkIsBack,
  notice,
  queue,
  reloadWhileFailing,
  respondWith,
  watchQueueChecks,
} from '../support/page'
import { find } from '../support/owner-leads'
import { pngPhoto } from '../support/photos'
import { expect, test } from '../support/site'

test('the button is disabled and reads Submitting... while sending, and then the service’s page opens', async ({
  page,
}) => {
  const release = await holdBack(page, endpoint)
  await open(page)
  await fill(page, emailFor('slow'))
  await submit(page).click()
  await expect(form(page).getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  await page.unroute(servicePage)
  release()
  await page.waitForURL(servicePage)
})

const photo = async (name: string) => ({ name, mimeType: 'image/png', buffer: await pngPhoto() })

const failures: [summary: string, handler: Handler][] = [
  ['We are out at sea.', respondWith(503, JSON.stringify({ success: false, message: 'We are out at sea.' }))],
  ['Not today.', respondWith(200, JSON.stringify({ success: false, message: 'Not today.' }))],
  ['Submission failed', respondWith(500, '{}')],
  ['Submission failed', respondWith(200, '<html>', 'text/html')],
  ['Submission failed', respondWith(502, '<html>', 'text/html')],
  ['Submission failed', failNetwork],
]

test('each failure shows an error and stays on the form; a field the server rejects is marked', async ({ page }) => {
  const respond = await intercept(page, endpoint, failNetwork)
  await open(page)
  await fill(page, emailFor('failed'))
  for (const [summary, handler] of failures) {
    respond(handler)
    await markNoticesRead(page)
    await submit(page).click()
    await expect(notice(page, 'Submission Failed')).toContainText(
      'Please try again or email us directly at hello@sunnie.example.',
    )
    await expect(form(page).getByRole('alert')).toHaveText(summary)
    await expect(form(page).getByLabel('Name')).toHaveValue('Mia Chen')
    await expect(submit(page)).toBeEnabled()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  }
  const message = 'Please check the fields marked below.'
  const errors = { phone: ['Valid phone number is required'] }
  respond(respondWith(422, JSON.stringify({ success: false, message, errors })))
  await submit(page).click()
  await expect(form(page).getByLabel('Phone')).toHaveAccessibleDescription(/Valid phone number is required/)
  await expect(form(page).getByLabel('Phone')).toBeFocused()
  await expect(form(page).getByRole('alert')).toHaveText(message)
})

test('a form with photos that was left while sending, and sent by another page, then shows its thanks', async ({
  page,
  site,
}) => {
  const email = emailFor('filled-in-anew')
  await page.goto('/about')
  await open(page)
  await fill(page, email)
  await fileField(page).setInputFiles(await photo('shelf.png'))
  await expect(form(page).getByText('Ready to send')).toBeVisible()
  // The lead is stored, but the page never gets the response.
  const respond = await intercept(page, endpoint, async (route) => {
    respond()
    await route.fetch()
  })
  await submit(page).click()
  await expect.poll(() => site.leads(email)).toHaveLength(1)
  await page.goBack()
  await expect(notice(page, 'Sent')).toBeVisible()
  await page.goForward()
  await form(page).getByLabel('Name').focus()
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  expect(await site.leads(email)).toHaveLength(1)
})

test('a form left during an upload is sent once by the next page, with the photos already uploaded', async ({
  page,
  site,
}) => {
  const email = emailFor('left-uploading')
  await open(page)
  await fill(page, email)
  await fileField(page).setInputFiles(await photo('here.png'))
  await expect(form(page).getByText('Ready to send')).toBeVisible()
  const respond = await intercept(page, '**/api/uploads', () => Promise.resolve())
  await fileField(page).setInputFiles(await photo('slow.png'))
  await submit(page).click()
  await expect(form(page).getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  await page.goto('/about')
  await expect(notice(page, "We've got your message now")).toBeVisible()
  respond()
  await page.goBack()
  await form(page).getByLabel('Name').focus()
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  expect((await find(site, { q: email })).items).toMatchObject([{ photos: [expect.any(String)], photosMissing: 0 }])
})

test('other pages don’t send a form that’s waiting for its photo, but send both if its page closes while sending', async ({
  page,
  context,
  site,
}) => {
  const email = emailFor('waits-uploading')
  await open(page)
  await fill(page, email)
  const release = await holdBack(page, '**/api/uploads')
  await fileField(page).setInputFiles(await photo('slow.png'))
  await submit(page).click()
  await expect.poll(() => queue(page)).toContain(email)
  const other = await context.newPage()
  const looked = await watchQueueChecks(other)
  await other.goto(`${site.url}/about`)
  await looked()
  expect(await site.leads(email)).toEqual([])
  const posted = page.waitForRequest(endpoint)
  await page.route(endpoint, () => undefined)
  release()
  await posted
  await page.close()
  await other.reload()
  await expect(notice(other, "We've got your message now")).toBeVisible()
  expect((await find(site, { q: email })).items).toMatchObject([{ photos: [expect.any(String)] }])
})

test('a photo added to a queued form isn’t lost when the form is sent without it', async ({ page, context, site }) => {
  const email = emailFor('late-photo')
  const respond = await intercept(page, endpoint, failNetwork)
  await open(page)
  await fill(page, email)
  await submit(page).click()
  await expect(form(page).locator('[data-form-status]')).toContainText('kept this on your device')
  await fileField(page).setInputFiles(await photo('late.png'))
  await expect(form(page).locator('[data-form-status]')).toBeEmpty()
  await expect.poll(() => kept(page)).toContain('late.png')
  respond()
  await page.close()
  const later = await context.newPage()
  await later.goto(`${site.url}/about`)
  await expect(notice(later, "We've got your message now")).toBeVisible()
  expect(await kept(later)).toContain('late.png')
})

test('a queued form whose photo the server has since deleted is still sent and shows its thanks', async ({
  page,
  site,
}) => {
  const email = emailFor('old-photo')
  const respond = await intercept(page, endpoint, failNetwork)
  await open(page)
  await fill(page, email)
  await fileField(page).setInputFiles(await photo('old.png'))
  await submit(page).click()
  await expect(form(page).locator('[data-form-status]')).toContainText('kept this on your device')
  await page.evaluate(
    (at) => {
      const key = 'sunnie:draft:natural-order-onboarding'
      localStorage.setItem(key, localStorage.getItem(key)!.replace(/("name":"old.png","at":)\d+/, `$1${at}`))
    },
    Date.now() - 25 * 3_600_000,
  )
  await reloadWhileFailing(page, endpoint)
  await expect(form(page).locator('[data-form-status]')).toContainText('kept this on your device')
  respond()
  await networkIsBack(page)
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  expect(await site.leads(email)).toHaveLength(1)
})
