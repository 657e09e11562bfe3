import type { Page, Route } from '@playwright/test'
import { findBarriers } from '../support/axe'
import { heicPhoto, phonePhoto, pngPhoto } from '../support/photos'
import { expect, test } from '../support/site'

const path = '/natural-order-onboarding'
const endpoint = '**/api/natural-order-onboarding'
const draftKey = 'sunnie:draft:natural-order-onboarding'
const address = (name: string) => `${name}-${test.info().project.name}@visitor.example`

const form = (page: Page) => page.locator('form[action="/api/natural-order-onboarding"]')
const toast = (page: Page) => page.locator('[data-sonner-toast]')
const submit = (page: Page) => form(page).getByRole('button', { name: 'Submit Onboarding Form' })
const answerWith =
  (status: number, body: string, contentType = 'application/json') =>
  (route: Route) =>
    route.fulfill({ status, body, contentType })
const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key), draftKey)

async function fill(page: Page, email: string) {
  const within = form(page)
  await within.getByLabel('Name').fill('Mia Chen')
  await within.getByLabel('Phone').fill('0400 000 000')
  await within.getByLabel('Address').fill('2 Mango Lane')
  await within.getByLabel('Email').fill(email)
  await within.getByLabel('Pantry').check()
  await within.getByLabel('I rent').check()
  await within.getByLabel('Weekday Morning').check()
}

const servicePage = '**/services/natural-order'

/** With scripts: until the island has come. */
async function open(page: Page) {
  // An answer without content leaves a page where it is, with time to look at its thanks.
  await page.route(servicePage, (route) => route.fulfill({ status: 204 }))
  await page.goto(path)
  await form(page).getByLabel('Name').focus()
  await expect(form(page)).toHaveAttribute('novalidate', '')
}

const productParts = (page: Page) => [
  page.getByRole('heading', { name: 'Style Preferences' }),
  page.getByRole('heading', { name: 'Product Preferences & Budget' }),
]

async function sectionsFollowTheAnswer(page: Page) {
  await expect(
    page
      .getByRole('heading', { level: 2 })
      .filter({ visible: true })
      .filter({ hasText: /Client|Spaces|Property|Photos/ }),
  ).toHaveText(['Client Details', 'Spaces & Services', 'Property & Timeline', 'Photos & Notes'])
  const supply = form(page).getByRole('group', { name: 'supply products' })
  await expect(supply.getByLabel('No')).toBeChecked()
  for (const part of productParts(page)) await expect(part).toBeHidden()
  await supply.getByLabel('Yes').check()
  for (const part of productParts(page)) await expect(part).toBeVisible()
  await supply.getByLabel('No').check()
  for (const part of productParts(page)) await expect(part).toBeHidden()
}

test('the two product sections show only with yes', async ({ page }) => {
  await open(page)
  await sectionsFollowTheAnswer(page)
})

test('the form is sent, thanked for in its place, stored, and the service’s page is asked for after two seconds', async ({
  page,
  site,
}) => {
  const email = address('sent')
  let [storedAt, leftAt] = [0, 0]
  page.on('response', (response) => {
    if (response.url().endsWith('/api/natural-order-onboarding')) storedAt = Date.now()
  })
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().endsWith('/services/natural-order')) leftAt = Date.now()
  })
  await open(page)
  await fill(page, email)
  await form(page).getByRole('group', { name: 'supply products' }).getByLabel('Yes').check()
  await form(page).getByLabel('Coastal Vibes').check()
  await form(page).getByLabel('$200 to $500').check()
  await form(page).getByLabel('Brands you like').fill('Local ones')
  await submit(page).click()
  await expect(toast(page)).toContainText(/Onboarding Complete!.*confirmation e-mail.*within 24 hours/)
  const thanks = page.getByRole('heading', { name: 'Thank you!' })
  await expect(thanks).toBeFocused()
  await expect(form(page)).toBeHidden()
  expect(await kept(page)).toBeNull()
  await expect.poll(() => leftAt).toBeGreaterThan(0)
  expect(leftAt - storedAt).toBeGreaterThan(1_900)
  const stored = (await site.leads()).filter((lead) => lead.email === email)
  expect(stored).toHaveLength(1)
  expect(stored[0]).toMatchObject({
    form: 'natural-order-onboarding',
    payload: {
      name: 'Mia Chen',
      spacesToOrganise: ['Pantry'],
      supplyProducts: 'yes',
      stylePreferences: ['coastal-vibes'],
      budget: '200-500',
      brandPreferences: 'Local ones',
      propertyType: 'rent',
      bestTimes: ['Weekday Morning'],
    },
    meta: { source: 'natural-order-onboarding' },
  })
})

test('the button is disabled and says Submitting... on the way, which ends at the service’s page', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(endpoint, async (route) => {
    await held
    await route.continue()
  })
  await open(page)
  await fill(page, address('slow'))
  await submit(page).click()
  await expect(form(page).getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  await page.unroute(servicePage)
  release()
  await page.waitForURL(servicePage)
})

test('each wrong answer is named in its words beside it, the first has the focus, and mending clears it', async ({
  page,
}) => {
  await open(page)
  const within = form(page)
  await within.getByLabel('Name').fill('M')
  await within.getByLabel('Phone').fill('040000000')
  await within.getByLabel('Address').fill('2 Ma')
  await within.getByLabel('Email').fill('mia@')
  await submit(page).click()
  await expect(within.getByLabel('Name')).toBeFocused()
  await expect(within.getByLabel('Name')).toHaveAccessibleDescription('Name is required')
  await expect(within.getByLabel('Phone')).toHaveAccessibleDescription(/Valid phone number is required/)
  await expect(within.getByLabel('Address')).toHaveAccessibleDescription(/Address is required/)
  await expect(within.getByLabel('Email')).toHaveAccessibleDescription('Valid email is required')
  await expect(within.getByRole('group', { name: 'spaces' })).toHaveAccessibleDescription(
    'Please select at least one space',
  )
  await expect(within.getByRole('group', { name: 'rent or own' })).toHaveAccessibleDescription(
    'Please choose rent or own',
  )
  await expect(within.getByRole('group', { name: 'Best times' })).toHaveAccessibleDescription(
    'Please select at least one available time',
  )
  expect(await findBarriers(page)).toEqual([])
  await fill(page, address('mended'))
  await expect(within.locator('[data-error-for]:not(:empty)')).toHaveCount(0)
  await within.getByLabel('Pantry').uncheck()
  await submit(page).click()
  await expect(within.getByLabel('Pantry')).toBeFocused()
  await within.getByLabel('Laundry').check()
  await submit(page).click()
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
})

test('hidden answers are kept in the draft and not sent (decision C19)', async ({ page, site }) => {
  const email = address('hidden')
  let sent: Record<string, unknown> = {}
  await page.route(endpoint, async (route) => {
    sent = route.request().postDataJSON() as Record<string, unknown>
    await route.continue()
  })
  await open(page)
  await fill(page, email)
  const supply = form(page).getByRole('group', { name: 'supply products' })
  await supply.getByLabel('Yes').check()
  await form(page).getByLabel('Rustic Earth').check()
  await form(page).getByLabel('Materials').fill('Rattan')
  await supply.getByLabel('No').check()
  expect(await kept(page)).toContain('rustic-earth')
  await submit(page).click()
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
  for (const name of ['stylePreferences', 'materialPreferences', 'customMoodBoard', 'budget', 'brandPreferences'])
    expect(sent).not.toHaveProperty(name)
  expect((await site.leads()).find((lead) => lead.email === email)?.payload).toMatchObject({
    supplyProducts: 'no',
    stylePreferences: [],
    materialPreferences: '',
  })
})

const failures: [name: string, handler: (route: Route) => Promise<void>, summary: string][] = [
  [
    'the server’s own message',
    answerWith(503, JSON.stringify({ success: false, message: 'We are out at sea.' })),
    'We are out at sea.',
  ],
  ['success false', answerWith(200, JSON.stringify({ success: false, message: 'Not today.' })), 'Not today.'],
  ['no message', answerWith(500, '{}'), 'Submission failed'],
  ['an answer that is not JSON', answerWith(200, '<html>', 'text/html'), 'Submission failed'],
  ['a failure that is not JSON', answerWith(502, '<html>', 'text/html'), 'Submission failed'],
  ['no network', (route) => route.abort(), 'Submission failed'],
]

for (const [name, handler, summary] of failures)
  test(`a failure with ${name} says so and stays on the form`, async ({ page }) => {
    await page.route(endpoint, handler)
    await open(page)
    await fill(page, address('failed'))
    await submit(page).click()
    await expect(toast(page)).toContainText('Submission Failed')
    await expect(toast(page)).toContainText('Please try again or email us directly at hello@sunnie.example.')
    await expect(form(page).getByRole('alert')).toHaveText(summary)
    await expect(form(page).getByLabel('Name')).toHaveValue('Mia Chen')
    await expect(submit(page)).toBeEnabled()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  })

test('what the server finds wrong stands beside its field', async ({ page }) => {
  await page.route(
    endpoint,
    answerWith(
      422,
      JSON.stringify({
        success: false,
        message: 'Please check the fields marked below.',
        errors: { phone: ['Valid phone number is required'] },
      }),
    ),
  )
  await open(page)
  await fill(page, address('server'))
  await submit(page).click()
  await expect(form(page).getByLabel('Phone')).toHaveAccessibleDescription(/Valid phone number is required/)
  await expect(form(page).getByLabel('Phone')).toBeFocused()
  await expect(form(page).getByRole('alert')).toHaveText('Please check the fields marked below.')
})

test('without a network it is kept, said, and sent once when it is back, even after a reload', async ({
  page,
  site,
}) => {
  const email = address('offline')
  let away = true
  await page.route(endpoint, (route) => (away ? route.abort() : route.continue()))
  await open(page)
  await fill(page, email)
  await submit(page).click()
  await expect(form(page).getByRole('status').filter({ hasText: 'kept this on your device' })).toBeVisible()
  await page.reload()
  await expect(form(page).getByText('We kept what you wrote on this device')).toBeVisible()
  await expect(form(page).getByLabel('Name')).toHaveValue('Mia Chen')
  await expect(form(page).getByText('kept this on your device. It will be sent')).toBeVisible()
  away = false
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
  expect(await kept(page)).toBeNull()
  expect((await site.leads()).filter((lead) => lead.email === email)).toHaveLength(1)
})

test('what another page sent is no draft any more', async ({ page, site }) => {
  const email = address('elsewhere')
  let away = true
  await page.route(endpoint, (route) => (away ? route.abort() : route.continue()))
  await open(page)
  await fill(page, email)
  await submit(page).click()
  await expect(toast(page)).toContainText('Submission Failed')
  away = false
  await page.goto('/contact')
  await expect(toast(page)).toContainText('Sent')
  expect(await kept(page)).toBeNull()
  expect((await site.leads()).filter((lead) => lead.email === email)).toHaveLength(1)
})

test('a draft comes back after a reload, says so, and can be cleared', async ({ page }) => {
  await open(page)
  await expect(form(page).getByText('We kept what you wrote')).toBeHidden()
  await fill(page, address('draft'))
  await form(page).getByRole('group', { name: 'supply products' }).getByLabel('Yes').check()
  await form(page).getByLabel('Surprise Me').check()
  await page.reload()
  await expect(form(page).getByText('We kept what you wrote on this device')).toBeVisible()
  await expect(form(page).getByLabel('Address')).toHaveValue('2 Mango Lane')
  for (const label of ['Pantry', 'I rent', 'Weekday Morning', 'Surprise Me'])
    await expect(form(page).getByLabel(label)).toBeChecked()
  await form(page).getByRole('button', { name: 'Clear the form' }).click()
  await expect(form(page).getByLabel('Address')).toHaveValue('')
  await expect(form(page).getByLabel('Pantry')).not.toBeChecked()
  await expect(form(page).getByText('We kept what you wrote')).toBeHidden()
  expect(await kept(page)).toBeNull()
  await page.reload()
  await expect(form(page).getByText('We kept what you wrote')).toBeHidden()
})

const fileField = (page: Page) => form(page).locator('input[type="file"]')

test('photos are uploaded, can be removed, survive a reload and go with the form to the owner', async ({
  page,
  site,
}) => {
  const email = address('photos')
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
  await page.reload()
  await expect(form(page).getByText('Ready to send')).toHaveCount(2)
  await expect(form(page).getByText('pantry.jpg')).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await submit(page).click()
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
  const { items } = (await (await site.asOwner(`/api/admin/leads?q=${email}`)).json()) as {
    items: { photos: string[] }[]
  }
  expect(items[0]!.photos).toHaveLength(2)
  expect((await site.asOwner(`/api/admin/uploads/${items[0]!.photos[0]}`)).headers.get('content-type')).toBe(
    'image/jpeg',
  )

  const [name, ...value] = (await site.signIn()).split('=')
  await page.context().addCookies([{ name: name!, value: value.join('='), url: site.url }])
  await page.goto(`/admin/leads?q=${encodeURIComponent(email)}`)
  await page.locator('summary').filter({ hasText: 'Mia Chen' }).click()
  const photo = page.getByRole('img', { name: 'Photo 1' })
  await expect(photo).toBeVisible()
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
})

test('photos that cannot come are named with a reason; a failed one is tried again', async ({ page }) => {
  await open(page)
  const problem = form(page)
    .getByRole('status')
    .filter({ hasText: /HEIC|not a JPEG|larger|Five/ })
  await fileField(page).setInputFiles({ name: 'beach.heic', mimeType: 'image/heic', buffer: heicPhoto() })
  await expect(problem).toContainText('beach.heic is a HEIC photo')
  await fileField(page).setInputFiles({ name: 'plan.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7') })
  await expect(problem).toContainText('plan.jpg is not a JPEG, PNG or WebP photo.')
  await fileField(page).setInputFiles({
    name: 'huge.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([await phonePhoto(), Buffer.alloc(8 * 1024 * 1024)]),
  })
  await expect(problem).toContainText('huge.jpg is larger than 8 MB')
  let failing = true
  await page.route('**/api/uploads', (route) => (failing ? route.abort() : route.continue()))
  const six = await Promise.all(
    [1, 2, 3, 4, 5, 6].map(async (n) => ({ name: `${n}.png`, mimeType: 'image/png', buffer: await pngPhoto() })),
  )
  await fileField(page).setInputFiles(six)
  await expect(problem).toContainText('6.png was left out.')
  await expect(form(page).getByText('There was no connection. Please try again.')).toHaveCount(5)
  failing = false
  await form(page).getByRole('button', { name: 'Try again' }).first().click()
  await expect(form(page).getByText('Ready to send')).toHaveCount(1)
})

test('a form sent while a photo is still on its way waits for it', async ({ page, site }) => {
  const email = address('waits')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/uploads', async (route) => {
    await held
    await route.continue()
  })
  await open(page)
  await fill(page, email)
  await fileField(page).setInputFiles({ name: 'late.png', mimeType: 'image/png', buffer: await pngPhoto() })
  await expect(form(page).getByText('Uploading...')).toBeVisible()
  await submit(page).click()
  await expect(form(page).getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  release()
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
  const { items } = (await (await site.asOwner(`/api/admin/leads?q=${email}`)).json()) as {
    items: { photos: string[] }[]
  }
  expect(items[0]!.photos).toHaveLength(1)
})

test('nothing scrolls sideways at 320 px, and there are no barriers', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await open(page)
  await form(page).getByRole('group', { name: 'supply products' }).getByLabel('Yes').check()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await findBarriers(page)).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the sections follow the answer, and photos are welcome by e-mail', async ({ page }) => {
    await page.goto(path)
    await sectionsFollowTheAnswer(page)
    await expect(form(page).getByRole('link', { name: 'hello@sunnie.example' })).toBeVisible()
    await expect(fileField(page)).toBeHidden()
  })

  test('the form is sent and thanked for', async ({ page, site }) => {
    const email = address('plain')
    await page.goto(path)
    await fill(page, email)
    await submit(page).click()
    await expect(page).toHaveURL(/\/thanks\/natural-order-onboarding$/)
    await expect(page.getByRole('heading', { name: 'Onboarding Complete!' })).toBeVisible()
    expect((await site.leads()).find((lead) => lead.email === email)).toMatchObject({
      payload: { spacesToOrganise: ['Pantry'], bestTimes: ['Weekday Morning'], supplyProducts: 'no' },
      meta: { source: 'natural-order-onboarding' },
    })
  })

  test('a missing answer brings the form back, filled in, and sending it again works', async ({ page, site }) => {
    const email = address('again')
    await page.goto(path)
    await fill(page, email)
    await form(page).getByRole('group', { name: 'supply products' }).getByLabel('Yes').check()
    await form(page).getByLabel('Earthy Warmth').check()
    await form(page).getByLabel('Pantry').uncheck()
    await submit(page).click()
    await expect(form(page).getByRole('group', { name: 'spaces' })).toHaveAccessibleDescription(
      'Please select at least one space',
    )
    await expect(form(page).getByLabel('Address')).toHaveValue('2 Mango Lane')
    await expect(form(page).getByLabel('Earthy Warmth')).toBeChecked()
    await expect(form(page).getByRole('link', { name: 'hello@sunnie.example' })).toBeVisible()
    await form(page).getByLabel('Whole Home').check()
    await submit(page).click()
    await expect(page).toHaveURL(/\/thanks\/natural-order-onboarding$/)
    expect((await site.leads()).find((lead) => lead.email === email)?.payload).toMatchObject({
      spacesToOrganise: ['Whole Home'],
      stylePreferences: ['earthy-warmth'],
    })
  })
})
