import type { Page } from '@playwright/test'
import { sendingWords } from '../../content/sending'
import { contact } from '../../lib/forms/contact'
import { wordsFor } from '../../lib/forms/define-form'
import { enquiry } from '../support/enquiry'
import { mailStates } from '../support/mail/outbox'
import { emailFor } from '../support/browser/page'
import { expect, test } from '../support/site'
import { heading, readyToSend } from '../support/browser/wizard'
import { named } from '../support/catalogue'

interface Tool {
  readonly name: string
  readonly description: string
  readonly inputSchema: { readonly properties: Readonly<Record<string, { readonly description?: string }>> }
}

interface Tools {
  getTools(): Promise<Tool[]>
  executeTool(tool: Tool, input: object): Promise<unknown>
}

test.beforeEach(async ({ page }) => {
  await page.goto('/contact')
  const has = await page.evaluate(() => 'modelContext' in document)
  test.skip(!has, 'This browser offers no forms to assistants (WebMCP), even with --enable-features=WebMCPTesting.')
})

const toolsOf = (page: Page): Promise<Tool[]> =>
  page.evaluate(async () => {
    const tools = await (document as unknown as { modelContext: Tools }).modelContext.getTools()
    return tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema }))
  })

/** Has an assistant fill in a form. Returns a function that waits for what it's told. */
async function fillIn(page: Page, name: string, input: object): Promise<() => Promise<unknown>> {
  const call = await page.evaluateHandle(
    async ([wanted, values]) => {
      const { modelContext } = document as unknown as { modelContext: Tools }
      const tool = (await modelContext.getTools()).find((one) => one.name === wanted)
      if (!tool) throw new Error(`No tool ${wanted}`)
      return { answer: modelContext.executeTool(tool, values).catch(String) }
    },
    [name, input] as const,
  )
  return () => call.evaluate(({ answer }) => answer)
}

const contactText = (email: string) => enquiry(email, { subject: 'A clean, from an assistant' })
const fields = ({ name, email, subject, message }: Record<string, string>) => ({ name, email, subject, message })

test('each page offers all its forms under names of their own, every field described and none of ours', async ({
  page,
}) => {
  const pages: Record<string, readonly string[]> = {
    '/': ['contact', 'newsletter-home'],
    '/contact': ['contact'],
    '/bio': ['newsletter-bio'],
    '/newsletter': ['newsletter-subscribe'],
    '/the-sunnie-journal': ['journal-search', 'newsletter-journal'],
    '/naturally-sunnie': ['naturally-sunnie-waitlist'],
    '/store-preview': ['waitlist-store'],
    '/protect-your-place': ['protect-your-place-signup-campaign-hero', 'protect-your-place-signup-campaign-involved'],
    '/natural-order-onboarding': ['natural-order-onboarding'],
    '/subscribe': ['subscribe-step-1'],
    '/subscribe?service=daily-glow': ['subscribe-step-2'],
    [readyToSend]: ['subscribe'],
    '/sunnie-select-onboarding': ['sunnie-select-quote-step-1'],
    '/sunnie-select-onboarding?type=general': ['sunnie-select-quote-step-2'],
    '/sunnie-select-onboarding?type=general&kitchen=1&day=Monday&time=morning&step=5': ['sunnie-select-quote'],
  }
  for (const [path, names] of Object.entries(pages)) {
    await page.goto(path)
    const tools = await toolsOf(page)
    expect.soft(tools.map(({ name }) => name).sort(), path).toEqual(names)
    for (const { name, description, inputSchema } of tools) {
      expect.soft(description, name).toMatch(/\w{3}/)
      expect
        .soft(Object.keys(inputSchema.properties).join(), name)
        .not.toMatch(/website|meta|source|timestamp|step|Price/)
      for (const [field, { description: told }] of Object.entries(inputSchema.properties))
        expect.soft(told, `${field} of ${name}`).toMatch(/\w{3}/)
    }
    const sendsItself = page.locator('form[toolautosubmit]:not([role="search"])')
    await expect.soft(sendsItself, path).toHaveCount(0)
  }
})

test('an enquiry that an assistant fills in and the person sends is stored and mailed, and the assistant is told', async ({
  page,
  site,
}) => {
  const email = emailFor('assisted')
  const answer = await fillIn(page, 'contact', fields(contactText(email)))
  const form = page.locator('#contact-form')
  await expect(form.getByText(sendingWords.filledIn)).toBeVisible()
  expect(await form.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('dashed')
  expect(await site.leads(email)).toEqual([])
  await form.getByRole('button').click()
  const { success, next } = wordsFor(contact)
  expect(await answer()).toBe(`${success.title} ${next}`)
  await expect(form.getByLabel('Message')).toHaveValue('')
  expect(await site.leads(email)).toMatchObject([{ state: 'new', payload: { subject: 'A clean, from an assistant' } }])
  expect((await mailStates(site, email)).length).toBeGreaterThan(0)
})

test('an assistant hears which fields are wrong, in our words, and a second try works', async ({ page, site }) => {
  const email = emailFor('assisted-wrong')
  const form = page.locator('#contact-form')
  const answer = await fillIn(page, 'contact', { ...fields(contactText('nobody')), subject: ' ' })
  await expect(form).toHaveAttribute('novalidate')
  await form.getByRole('button').click()
  expect(await answer()).toBe('Email: Please enter a valid email address\nSubject: Please enter a subject')
  const second = await fillIn(page, 'contact', fields(contactText(email)))
  await form.getByRole('button').click()
  expect(await second()).toContain('Message sent!')
  expect(await site.leads(email)).toHaveLength(1)
})

/** Has an assistant fill in a step, and the person press Next. Returns what the assistant is told. */
async function takeStep(page: Page, name: string, input: object): Promise<unknown> {
  const answer = await fillIn(page, name, input)
  await page.getByRole('button', { name: 'Next', exact: true }).last().click()
  return answer()
}

test('an assistant chooses a subscription step by step, and the person sends it', async ({ page, site }) => {
  const email = emailFor('assisted-plan')
  await page.goto('/subscribe')
  const choices = page.getByRole('group', { name: 'Service' })
  await expect(choices).toBeHidden()
  const first = await fillIn(page, 'subscribe-step-1', { service: 'daily-glow' })
  await expect(choices).toBeVisible()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  expect(await first()).toMatch(/^Property Size/)
  const [second] = await toolsOf(page)
  expect(second).toMatchObject({ name: 'subscribe-step-2', description: expect.stringMatching(/Step 2 of 6.*step-3/) })
  expect(await takeStep(page, 'subscribe-step-2', { size: '2b1b' })).toMatch(/^Cleaning Frequency/)
  expect(await takeStep(page, 'subscribe-step-3', { frequency: 'weekly' })).toMatch(/^Billing/)
  expect(await takeStep(page, 'subscribe-step-4', { billing: 'weekly' })).toMatch(/^Preferred Day/)
  expect(await takeStep(page, 'subscribe-step-5', { day: 'tuesday' })).toMatch(/^Your Summary/)
  await expect(heading(page, 'Your Summary')).toBeVisible()
  const answer = await fillIn(page, 'subscribe', {
    customerName: 'Alex Reef',
    customerEmail: email,
    customerPhone: '0400 000 000',
    preferredContact: 'phone',
  })
  await page.getByRole('button', { name: 'Start My Subscription' }).click()
  expect(await answer()).toMatch(/^Thank You/)
  expect(await site.leads(email)).toMatchObject([
    { state: 'new', payload: { serviceType: named['daily-glow'], preferredDay: 'Tuesday', preferredContact: 'phone' } },
  ])
})
