import { business } from '../../content/business'
import { onboardingPage } from '../../content/natural-order-onboarding'
import { axeViolations } from '../support/browser/axe'
import { endpoint, fileField, fill, form, kept, open, path, submit, supply } from '../support/browser/natural-order'
import { find } from '../support/owner/owner-leads'
import {
  type Handler,
  emailFor,
  failNetwork,
  intercept,
  markNoticesRead,
  notice,
  respondWith,
} from '../support/browser/page'
import { recordFaults } from '../support/browser/page-faults'
import { heicPhoto, phonePhoto, pngPhoto } from '../support/photos'
import { signedIn } from '../support/owner/signed-in'
import { expect, test } from '../support/site'

test('a draft is restored after a reload, says so, and can be cleared', async ({ page }) => {
  await open(page)
  await expect(form(page).getByText('We saved what you wrote')).toBeHidden()
  await fill(page, emailFor('draft'))
  await supply(page).getByLabel('Yes').check()
  await form(page).getByLabel('Surprise Me').check()
  await page.reload()
  await expect(form(page).getByText('We saved what you wrote on this device')).toBeVisible()
  await expect(form(page).getByLabel('Address')).toHaveValue('2 Mango Lane')
  for (const label of ['Pantry', 'I rent', 'Weekday Morning', 'Surprise Me'])
    await expect(form(page).getByLabel(label)).toBeChecked()
  await form(page).getByRole('button', { name: 'Clear the form' }).click()
  await expect(form(page).getByLabel('Address')).toHaveValue('')
  await expect(form(page).getByLabel('Pantry')).not.toBeChecked()
  await expect(form(page).getByText('We saved what you wrote')).toBeHidden()
  expect(await kept(page)).toBeNull()
  await open(page)
  await expect(form(page).getByText('We saved what you wrote')).toBeHidden()
})

test('photos are uploaded, can be removed, survive a reload and reach the owner with the form @phone-only', async ({
  page,
  site,
}) => {
  const email = emailFor('photos')
  const faults = recordFaults(page, site.url)
  await open(page)
  await fill(page, email)
  await fileField(page).setInputFiles([
    { name: 'pantry.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() },
    { name: 'shelf.png', mimeType: 'image/png', buffer: await pngPhoto() },
    { name: 'gone.png', mimeType: 'image/png', buffer: await pngPhoto(50, 50) },
  ])
  await expect(form(page).getByText('Ready to send')).toHaveCount(3)
  await form(page).getByRole('button', { name: 'Remove gone.png' }).click()
  await expect(form(page).getByText('gone.png was removed.')).toBeVisible()
  expect(await faults()).toEqual([])
  await page.reload()
  await expect(form(page).getByText('Ready to send')).toHaveCount(2)
  await expect(form(page).getByText('pantry.jpg')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await submit(page).click()
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  const { items } = await find(site, { q: email })
  expect(items[0]!.photos).toHaveLength(2)
  expect((await site.asOwner(`/api/admin/uploads/${items[0]!.photos[0]}`)).headers.get('content-type')).toBe(
    'image/jpeg',
  )

  await signedIn(page.context(), site)
  // In a new page, because this one is about to go to the service's page.
  const owner = await page.context().newPage()
  await owner.goto(`/admin/leads?q=${encodeURIComponent(email)}`)
  await owner.getByRole('link', { name: 'Mia Chen' }).click()
  const photo = owner.getByRole('img', { name: 'Photo 1' })
  await expect(photo).toBeVisible()
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  expect(await axeViolations(owner)).toEqual([])
})

test('photos that can’t be sent are named with a reason; a failed upload can be retried', async ({ page }) => {
  await open(page)
  await expect(form(page).getByRole('status').filter({ hasText: /^$/ })).not.toHaveCount(0) // so messages are announced
  const problem = form(page)
    .getByRole('status')
    .filter({ hasText: /HEIC|isn't a JPEG|Five/ })
  await fileField(page).setInputFiles({ name: 'beach.heic', mimeType: 'image/heic', buffer: heicPhoto() })
  await expect(problem).toContainText('beach.heic is a HEIC photo')
  await fileField(page).setInputFiles({ name: 'plan.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7') })
  await expect(problem).toContainText("plan.jpg isn't a JPEG, PNG or WebP photo.")
  const tooLarge = Buffer.alloc(8 * 1024 * 1024)
  for (const [name, start, said] of [
    ['huge.jpg', await phonePhoto(), 'Ready to send'], // the browser makes it smaller
    ['broken.jpg', (await phonePhoto()).subarray(0, 4), 'broken.jpg is over 8 MB'],
  ] as const) {
    await fileField(page).setInputFiles({ name, mimeType: 'image/jpeg', buffer: Buffer.concat([start, tooLarge]) })
    await expect(form(page).getByRole('listitem').filter({ hasText: name })).toContainText(said)
    await form(page)
      .getByRole('button', { name: `Remove ${name}` })
      .click()
  }
  const respond = await intercept(page, '**/api/uploads', failNetwork)
  const six = await Promise.all(
    [1, 2, 3, 4, 5, 6].map(async (n) => ({ name: `${n}.png`, mimeType: 'image/png', buffer: await pngPhoto() })),
  )
  await fileField(page).setInputFiles(six)
  await expect(problem).toContainText('left out 6.png')
  await expect(form(page).getByText("We can't connect right now. Please try again.")).toHaveCount(5)
  respond()
  await form(page).getByRole('button', { name: 'Try Again' }).first().press('Enter')
  await expect(fileField(page)).toBeFocused()
  await expect(form(page).getByRole('status').filter({ hasText: 'Ready to send' })).toHaveCount(1)
})

test('the thanks for a form sent without one of its photos say so, and how to send the photo', async ({ page }) => {
  const respond = await intercept(page, '**/api/uploads', failNetwork)
  await open(page)
  await fill(page, emailFor('left-out'))
  await fileField(page).setInputFiles({ name: 'lost.png', mimeType: 'image/png', buffer: await pngPhoto() })
  await submit(page).click()
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  await expect(page.getByText("We didn't get all of your photos.")).toBeVisible()
  await expect(page.getByText('Send your photos by email:').last()).toBeVisible()
  await expect(page.getByText(onboardingPage.thanks.onward)).toBeHidden()
  respond()
})

test('a plain post deletes the form’s draft, but opening its thanks by hand doesn’t', async ({ page }) => {
  await open(page)
  await fill(page, emailFor('posted'))
  await expect.poll(() => kept(page)).toContain('Mia Chen')
  await page.goto('/thanks/natural-order-onboarding')
  expect(await kept(page)).toContain('Mia Chen')
  await page.goto(path)
  await expect(form(page).getByLabel('Name')).toHaveValue('Mia Chen')
  await form(page).evaluate((element: HTMLFormElement) => element.submit())
  await expect(page).toHaveURL(/\/thanks\/natural-order-onboarding/)
  await expect.poll(() => kept(page)).toBeNull()
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
      `Please try again or email us directly at ${business.email}.`,
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
