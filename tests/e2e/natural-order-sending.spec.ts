import { endpoint, fileField, fill, form, kept, open, path, servicePage, submit } from '../support/natural-order'
import {
  type Handler,
  emailFor,
  failNetwork,
  holdBack,
  intercept,
  markNoticesRead,
  notice,
  queue,
  respondWith,
} from '../support/page'
import { find } from '../support/owner-leads'
import { pngPhoto } from '../support/photos'
import { expect, test } from '../support/site'

test(
  'the button is disabled and reads Submitting... on the way, which ends at the service’s page',
  { tag: '@phone' },
  async ({ page }) => {
    const release = await holdBack(page, endpoint)
    await open(page)
    await fill(page, emailFor('slow'))
    await submit(page).click()
    await expect(form(page).getByRole('button', { name: 'Submitting...' })).toBeDisabled()
    await page.unroute(servicePage)
    release()
    await page.waitForURL(servicePage)
  },
)

const failures: [summary: string, handler: Handler][] = [
  ['We are out at sea.', respondWith(503, JSON.stringify({ success: false, message: 'We are out at sea.' }))],
  ['Not today.', respondWith(200, JSON.stringify({ success: false, message: 'Not today.' }))],
  ['Submission failed', respondWith(500, '{}')],
  ['Submission failed', respondWith(200, '<html>', 'text/html')],
  ['Submission failed', respondWith(502, '<html>', 'text/html')],
  ['Submission failed', failNetwork],
]

test('each failure says so and stays on the form; what the server rejects is marked beside its field', async ({
  page,
}) => {
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

test('left on its way with photos and sent by another page, a form isn’t to be sent again once it is filled in anew', async ({
  page,
  site,
}) => {
  const email = emailFor('filled-in-anew')
  await page.goto('/about')
  await open(page)
  await fill(page, email)
  await fileField(page).setInputFiles({ name: 'shelf.png', mimeType: 'image/png', buffer: await pngPhoto() })
  await expect(form(page).getByText('Ready to send')).toBeVisible()
  // Stored, and its page doesn't hear of it.
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

test('left while a photo is still on its way, a form is sent by the next page with the photos that had come', async ({
  page,
  site,
}) => {
  const email = emailFor('left-uploading')
  await open(page)
  await fill(page, email)
  const photo = { mimeType: 'image/png', buffer: await pngPhoto() }
  await fileField(page).setInputFiles({ ...photo, name: 'here.png' })
  await expect(form(page).getByText('Ready to send')).toBeVisible()
  await page.route('**/api/uploads', () => undefined)
  await fileField(page).setInputFiles({ ...photo, name: 'slow.png' })
  await submit(page).click()
  await expect(form(page).getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  await page.goto('/about')
  await expect(notice(page, "We've got your message now")).toBeVisible()
  expect((await find(site, { q: email })).items).toMatchObject([{ photos: [expect.any(String)], photosMissing: 0 }])
})

test('put away while a photo is on its way and taken up again, a form goes once, with the photo', async ({
  page,
  site,
}) => {
  const email = emailFor('put-away-uploading')
  await open(page)
  await fill(page, email)
  const release = await holdBack(page, '**/api/uploads')
  await fileField(page).setInputFiles({ name: 'slow.png', mimeType: 'image/png', buffer: await pngPhoto() })
  await submit(page).click()
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('online'))
  })
  await expect.poll(() => queue(page)).toContain(email)
  release()
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  expect(await queue(page)).toBeNull()
  expect((await find(site, { q: email })).items).toMatchObject([{ photos: [expect.any(String)] }])
})

test('a form that the browser posts by itself takes its draft along', async ({ page }) => {
  await open(page)
  await fill(page, emailFor('posted'))
  await expect.poll(() => kept(page)).toContain('Mia Chen')
  await form(page).evaluate((element: HTMLFormElement) => element.submit())
  await expect(page).toHaveURL(/\/thanks\/natural-order-onboarding/)
  expect(await kept(page)).toBeNull()
})
