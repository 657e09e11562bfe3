import { business } from '../../content/business'
import type { Locator, Page } from '@playwright/test'
import {
  emailFor,
  failNetwork,
  holdBack,
  intercept,
  markNoticesRead,
  notice,
  respondWith,
  touch,
} from '../support/browser/page'
import { expect, test } from '../support/site'

interface ListForm {
  name: string
  path: string
  endpoint: string
  /** Which of the page's forms with that endpoint. */
  index?: number
  /** The button at rest and while sending. */
  button: string
  sending: string
  fill(form: Locator, email: string): Promise<void>
  success: [title: string, description: string]
  failure: [title: string, description: string]
  /** What it says about a bare 500, if that isn't `failure`. */
  statusWords?: string
  /** Whether it shows the server's own message, if there is one. */
  showsServerWords?: true
  /** The placement stored with the lead. */
  source: string
  /** What must be in the stored payload. */
  stored: Record<string, unknown>
}

const email = (form: Locator, value: string) => form.getByLabel('Email').fill(value)
const named = async (form: Locator, value: string) => {
  await form.getByLabel('First name').fill('Jo')
  await email(form, value)
}

const newsletter = {
  endpoint: '/api/newsletter',
  button: 'Subscribe',
  sending: 'Subscribing...',
  fill: email,
  success: ['Success!', 'Thank you for subscribing to our newsletter!'],
  failure: ['Subscription Failed', 'Please try again later.'],
  stored: {},
} as const satisfies Partial<ListForm>

const campaign = {
  path: '/protect-your-place',
  endpoint: '/api/protect-your-place-signup',
  sending: 'Joining...',
  fill: named,
  success: ['Success!', "You're on the list! We'll be in touch with campaign updates."],
  failure: ['Something went wrong', 'Please try again or email us directly.'],
  stored: { firstName: 'Jo' },
} as const satisfies Partial<ListForm>

const cases: readonly ListForm[] = [
  {
    ...newsletter,
    name: 'home newsletter',
    path: '/',
    success: ['Subscribed to newsletter!', 'Thanks for subscribing to our newsletter.'],
    failure: ['Subscription failed', "We couldn't subscribe you at this time. Please try again later."],
    statusWords: 'Server returned 500',
    showsServerWords: true,
    source: 'home',
  },
  { ...newsletter, name: 'journal newsletter', path: '/the-sunnie-journal', source: 'journal' },
  { ...newsletter, name: 'bio newsletter', path: '/bio', source: 'bio' },
  {
    name: 'newsletter page',
    path: '/newsletter',
    endpoint: '/api/newsletter-subscribe',
    button: 'Subscribe to Newsletter',
    sending: 'Subscribing...',
    fill: named,
    success: ['Welcome to Sunnie', "You're now subscribed to our newsletter."],
    failure: ['Something went wrong', 'Please try again or contact us directly.'],
    source: 'newsletter',
    stored: { firstName: 'Jo', source: 'direct_link' },
  },
  {
    name: 'store waitlist',
    path: '/store-preview',
    endpoint: '/api/waitlist/store',
    button: 'Join the Waitlist',
    sending: 'Joining...',
    fill: email,
    success: ["You're on the list!", 'We'],
    failure: ['Submission failed', 'Please try again later.'],
    showsServerWords: true,
    source: 'store-preview',
    stored: {},
  },
  {
    name: 'product waitlist',
    path: '/naturally-sunnie',
    endpoint: '/api/naturally-sunnie-waitlist',
    button: 'Join the Waitlist',
    sending: 'Joining...',
    fill: async (form, value) => {
      await named(form, value)
      await form.getByRole('checkbox').first().check()
      await form.getByRole('checkbox').last().check()
    },
    success: ['Welcome to the waitlist!', "You'll be first to know about our conscious product launches."],
    failure: ['Something went wrong', `Please try again or contact us directly at ${business.email}`],
    source: 'naturally-sunnie',
    stored: { firstName: 'Jo', totalProductsSelected: 2, source: 'Naturally Sunnie Waitlist' },
  },
  { ...campaign, name: 'campaign hero', index: 0, button: 'Join the Campaign', source: 'campaign-hero' },
  { ...campaign, name: 'campaign involved', index: 1, button: 'Count Me In', source: 'campaign-involved' },
]

async function open(page: Page, { path, endpoint, index = 0, fill }: ListForm, email: string): Promise<Locator> {
  await page.goto(path)
  const form = page.locator(`form[action="${endpoint}"]`).nth(index)
  await fill(form, email)
  return form
}

for (const one of cases)
  test(`${one.name}: says what went wrong, keeps what was typed, then says thanks and is stored once`, async ({
    page,
    site,
  }) => {
    const { endpoint, button, sending, success, failure, source, stored } = one
    const email = emailFor(`${one.name.replaceAll(' ', '-')}-sent`)
    const respond = await intercept(page, `**${endpoint}`, failNetwork)
    // With the direction marks that come along when it's copied from Contacts.
    const form = await open(page, one, `\u202a${email}\u202c`)
    const [title, description] = failure
    const own = 'Slow down a little.'
    for (const [handler, words] of [
      [failNetwork, description],
      [respondWith(429, JSON.stringify({ success: false, message: own })), one.showsServerWords ? own : description],
      [respondWith(500, '{}'), one.statusWords ?? description],
      [respondWith(200, 'ok'), one.showsServerWords ? 'Invalid response format' : description],
    ] as const) {
      respond(handler)
      await markNoticesRead(page)
      await form.getByRole('button', { name: button }).click()
      await expect(notice(page, title).filter({ hasText: words })).toBeVisible()
      await expect(form.getByRole('button', { name: button })).toBeEnabled()
      await expect(form.getByLabel('Email')).toHaveValue(email)
    }
    const release = await holdBack(page, `**${endpoint}`)
    await form.getByRole('button', { name: button }).click()
    await expect(form.getByRole('button', { name: sending })).toBeDisabled()
    release()
    await expect(notice(page, success[0])).toContainText(success[1])
    await expect(form.getByLabel('Email')).toHaveValue('')
    expect(await site.leads(email)).toMatchObject([{ payload: { email, ...stored }, meta: { source } }])
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  for (const one of new Map(cases.map((one) => [one.endpoint, one])).values())
    test(`${one.name}: is sent and acknowledged`, async ({ page, site }) => {
      const email = emailFor(`${one.name.replaceAll(' ', '-')}-plain`)
      const form = await open(page, one, email)
      await form.getByRole('button', { name: one.button }).click()
      await expect(page).toHaveURL(new RegExp(`/thanks/${one.endpoint.slice('/api/'.length).replaceAll('/', '-')}$`))
      expect(await site.leads(email)).toHaveLength(1)
    })
})

test('the product waitlist counts the products, and its button is disabled until one is chosen', async ({ page }) => {
  await page.goto('/naturally-sunnie')
  const form = page.locator('form[action="/api/naturally-sunnie-waitlist"]')
  const button = form.getByRole('button', { name: 'Join the Waitlist' })
  await touch(page)
  await expect(button).toBeDisabled()
  await expect(button).toHaveAccessibleDescription('Choose at least one product to join the waitlist.')
  await form.getByRole('checkbox').first().check()
  await expect(form.getByText('1 product(s) selected')).toBeVisible()
  await expect(button).toBeEnabled()
  await form.getByRole('checkbox').first().uncheck()
  await expect(form.getByText('product(s) selected')).toBeHidden()
  await expect(button).toBeDisabled()
})
