import type { Locator, Page, Route } from '@playwright/test'
import { expect, test } from '../support/site'

const toast = (page: Page) => page.locator('[data-sonner-toast]')
const answerWith =
  (status: number, body: string, contentType = 'application/json') =>
  (route: Route) =>
    route.fulfill({ status, body, contentType })

interface Case {
  name: string
  path: string
  endpoint: string
  /** Which of the page's forms to that endpoint. */
  nth?: number
  send: string
  fill(form: Locator, email: string): Promise<void>
  success: [title: string, description: string]
  failure: [title: string, description: string]
  /** What the toast of an answer with the server's own words says; the fixed words where there are none here. */
  serverWords?: true
  /** What of the stored payload must be there. */
  stored: Record<string, unknown>
}

const email = (form: Locator, value: string) => form.getByLabel('Email').fill(value)
const named = async (form: Locator, value: string) => {
  await form.getByLabel('First name').fill('Jo')
  await email(form, value)
}

const cases: readonly Case[] = [
  {
    name: 'journal newsletter',
    path: '/the-sunnie-journal',
    endpoint: '/api/newsletter',
    send: 'Subscribe',
    fill: email,
    success: ['Success!', 'Thank you for subscribing to our newsletter!'],
    failure: ['Subscription Failed', 'Please try again later.'],
    stored: {},
  },
  {
    name: 'bio newsletter',
    path: '/bio',
    endpoint: '/api/newsletter',
    send: 'Subscribe',
    fill: email,
    success: ['Success!', 'Thank you for subscribing to our newsletter!'],
    failure: ['Subscription Failed', 'Please try again later.'],
    stored: {},
  },
  {
    name: 'newsletter page',
    path: '/newsletter',
    endpoint: '/api/newsletter-subscribe',
    send: 'Subscribe to Newsletter',
    fill: named,
    success: ['Welcome to Sunnie', "You're now subscribed to our newsletter."],
    failure: ['Something went wrong', 'Please try again or contact us directly.'],
    stored: { firstName: 'Jo', source: 'direct_link' },
  },
  {
    name: 'store waitlist',
    path: '/store-preview',
    endpoint: '/api/waitlist/store',
    send: 'Join the Waitlist',
    fill: email,
    success: ["You're on the list!", 'We'],
    failure: ['Submission failed', 'Please try again later.'],
    serverWords: true,
    stored: {},
  },
  {
    name: 'product waitlist',
    path: '/naturally-sunnie',
    endpoint: '/api/naturally-sunnie-waitlist',
    send: 'Join the Waitlist',
    fill: async (form, value) => {
      await named(form, value)
      await form.getByRole('checkbox').first().check()
      await form.getByRole('checkbox').last().check()
    },
    success: ['Welcome to the waitlist!', "You'll be first to know about our conscious product launches."],
    failure: ['Something went wrong', 'Please try again or contact us directly at hello@sunnie.example'],
    stored: { firstName: 'Jo', totalProductsSelected: 2, source: 'Naturally Sunnie Waitlist' },
  },
  {
    name: 'campaign hero',
    path: '/protect-your-place',
    endpoint: '/api/protect-your-place-signup',
    nth: 0,
    send: 'Join the Campaign',
    fill: named,
    success: ['Success!', "You're on the list! We'll be in touch with campaign updates."],
    failure: ['Something went wrong', 'Please try again or email us directly.'],
    stored: { firstName: 'Jo' },
  },
  {
    name: 'campaign involved',
    path: '/protect-your-place',
    endpoint: '/api/protect-your-place-signup',
    nth: 1,
    send: 'Count Me In',
    fill: named,
    success: ['Success!', "You're on the list! We'll be in touch with campaign updates."],
    failure: ['Something went wrong', 'Please try again or email us directly.'],
    stored: { firstName: 'Jo' },
  },
]

/** Opens the form's page, fills the form in and sends it. */
async function send(page: Page, one: Case, email: string) {
  await page.goto(one.path)
  const form = page.locator(`form[action="${one.endpoint}"]`).nth(one.nth ?? 0)
  await one.fill(form, email)
  await form.getByRole('button', { name: one.send }).click()
  return form
}

for (const one of cases) {
  test.describe(one.name, () => {
    const address = (project: string, kind: string) =>
      `${one.name.replaceAll(' ', '-')}-${kind}-${project}@visitor.example`

    test('is thanked for and stored', async ({ page, site }, { project }) => {
      const to = address(project.name, 'sent')
      await send(page, one, to)
      for (const words of one.success) await expect(toast(page)).toContainText(words)
      expect((await site.leads()).filter((lead) => lead.email === to).map(({ payload }) => payload)).toEqual([
        expect.objectContaining({ email: to, ...one.stored }),
      ])
    })

    const failures: [kind: string, handler: (route: Route) => Promise<void>, own?: string][] = [
      ['a failure of the server', answerWith(500, '{}')],
      [
        'the server’s own words',
        answerWith(429, JSON.stringify({ success: false, message: 'Slow down a little.' })),
        'Slow down a little.',
      ],
      ['no network', (route) => route.abort()],
    ]
    for (const [kind, handler, own] of failures)
      test(`${kind}: says so and keeps what was typed`, async ({ page }) => {
        await page.route(`**${one.endpoint}`, handler)
        const form = await send(page, one, 'kept@visitor.example')
        await expect(toast(page)).toContainText(one.failure[0])
        await expect(toast(page)).toContainText(one.serverWords && own ? own : one.failure[1])
        await expect(form.getByLabel('Email')).toHaveValue('kept@visitor.example')
      })

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false })
      test('is sent and thanked for', async ({ page, site }, { project }) => {
        const to = address(project.name, 'plain')
        await send(page, one, to)
        await expect(page).toHaveURL(new RegExp(`/thanks/${one.endpoint.slice('/api/'.length).replaceAll('/', '-')}$`))
        expect((await site.leads()).filter((lead) => lead.email === to)).toHaveLength(1)
      })
    })
  })
}

test('both campaign forms share one filling', async ({ page }) => {
  await page.goto('/protect-your-place')
  const forms = page.locator('form[action="/api/protect-your-place-signup"]')
  await forms.first().getByLabel('First name').fill('Jo')
  await forms.first().getByLabel('Email').fill('jo@visitor.example')
  await forms.nth(1).getByLabel('Email').focus()
  await expect(forms.nth(1).getByLabel('First name')).toHaveValue('Jo')
  await expect(forms.nth(1).getByLabel('Email')).toHaveValue('jo@visitor.example')
})

test('the product waitlist counts, and its button waits for a product', async ({ page }) => {
  await page.goto('/naturally-sunnie')
  const form = page.locator('form[action="/api/naturally-sunnie-waitlist"]')
  const button = form.getByRole('button', { name: 'Join the Waitlist' })
  await expect(button).toBeDisabled()
  await form.getByRole('checkbox').first().check()
  await expect(form.getByText('1 product(s) selected')).toBeVisible()
  await expect(button).toBeEnabled()
  await form.getByRole('checkbox').first().uncheck()
  await expect(form.getByText('product(s) selected')).toBeHidden()
  await expect(button).toBeDisabled()
})

test('what could not be sent for want of a network is kept and sent once when it is back', async ({
  page,
  context,
  site,
}, { project }) => {
  const to = `boat-${project.name}@visitor.example`
  await page.goto('/contact')
  const form = page.locator('#contact-form')
  await form.getByLabel('Name').fill('Jo')
  await form.getByLabel('Email').fill(to)
  await form.getByLabel('Subject').fill('From the boat')
  await form.getByLabel('Message').fill('No bars out here')
  await expect(form).toHaveAttribute('novalidate', '')
  // What shows notices has come with the island: with the network gone nothing more can be fetched.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(toast(page)).toContainText('Message failed to send')
  await expect(form.getByRole('status')).toContainText('kept this on your device')
  expect((await site.leads()).filter((lead) => lead.email === to)).toHaveLength(0)

  // The tab is closed; another page is opened when the network is back.
  await page.close()
  await context.setOffline(false)
  const later = await context.newPage()
  await later.goto(`${site.url}/about`)
  await expect(toast(later)).toContainText('You are back online')
  const stored = (await site.leads()).filter((lead) => lead.email === to)
  expect(stored).toHaveLength(1)
  expect(stored[0]!.payload).toMatchObject({ message: 'No bars out here' })
  await later.reload()
  expect((await site.leads()).filter((lead) => lead.email === to)).toHaveLength(1)
})

test('how the visit began goes with the lead, and no cookie is set', async ({ page, context, site }, { project }) => {
  const to = `found-${project.name}@visitor.example`
  await page.goto('/about?utm_source=instagram&utm_campaign=reef')
  // It is noted when the page has hydrated, which may be after its load.
  await page.waitForFunction(() => sessionStorage.length > 0)
  await page.goto('/contact')
  const form = page.locator('#contact-form')
  await form.getByLabel('Name').fill('Jo')
  await form.getByLabel('Email').fill(to)
  await form.getByLabel('Subject').fill('Hello')
  await form.getByLabel('Message').fill('Found you on Instagram')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(toast(page)).toContainText('Message sent!')
  const lead = (await site.leads()).find((one) => one.email === to)!
  expect(lead.meta).toMatchObject({
    attribution: {
      first: { landing: '/about', utm_source: 'instagram', utm_campaign: 'reef' },
      last: { utm_source: 'instagram' },
    },
  })
  expect(await context.cookies()).toEqual([])
})
