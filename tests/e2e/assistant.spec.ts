import type { Page } from '@playwright/test'
import { sendingWords } from '../../content/sending'
import { contact } from '../../lib/forms/contact'
import { wordsFor } from '../../lib/forms/define-form'
import { enquiry } from '../support/enquiry'
import { mailStates } from '../support/mail/outbox'
import { emailFor } from '../support/browser/page'
import { expect, test } from '../support/site'
import { readyToSend as buildReadyToSend, receipt } from '../support/browser/builder'
import { heading, readyToSend } from '../support/browser/wizard'
import { addOns, areas, named, wizardSteps, builderSteps } from '../support/catalogue'

interface Property {
  readonly description?: string
  readonly enum?: readonly string[]
  readonly items?: { readonly enum: readonly string[] }
}

interface Tool {
  readonly name: string
  readonly description: string
  readonly inputSchema: { readonly properties: Readonly<Record<string, Property>> }
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
    '/no-such-page': ['journal-search'],
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
  expect(await first()).toContain(wizardSteps[1])
  const [second] = await toolsOf(page)
  expect(second).toMatchObject({ name: 'subscribe-step-2', description: expect.stringMatching(/Step 2 of 6.*step-3/) })
  expect(await takeStep(page, 'subscribe-step-2', { size: '2b1b' })).toContain(wizardSteps[2])
  expect(await takeStep(page, 'subscribe-step-3', { frequency: 'weekly' })).toContain(wizardSteps[3])
  expect(await takeStep(page, 'subscribe-step-4', { billing: 'weekly' })).toContain(wizardSteps[4])
  expect(await takeStep(page, 'subscribe-step-5', { day: 'tuesday' })).toContain(wizardSteps[5])
  await expect(heading(page, wizardSteps[5]!)).toBeVisible()
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

/** What an assistant might fill in: the last of any choices, and otherwise what the field's name asks for. */
const answersTo = ({ inputSchema }: Tool, email: string) =>
  Object.fromEntries(
    Object.entries(inputSchema.properties).map(([name, { enum: choices, items }]) => {
      if (items) return [name, items.enum.slice(-1)]
      const text = /email/i.test(name) ? email : /phone/i.test(name) ? '0400 000 000' : 'Alex Reef'
      return [name, choices?.at(-1) ?? text]
    }),
  )

const leadForms = {
  '/': ['newsletter-home'],
  '/bio': ['newsletter-bio'],
  '/newsletter': ['newsletter-subscribe'],
  '/the-sunnie-journal': ['newsletter-journal'],
  '/naturally-sunnie': ['naturally-sunnie-waitlist'],
  '/store-preview': ['waitlist-store'],
  '/protect-your-place': ['protect-your-place-signup-campaign-hero', 'protect-your-place-signup-campaign-involved'],
  '/natural-order-onboarding': ['natural-order-onboarding'],
  [readyToSend]: ['subscribe'],
  [buildReadyToSend]: ['sunnie-select-quote'],
}
for (const [path, names] of Object.entries(leadForms))
  for (const name of names)
    test(`${name}, filled in by an assistant and sent by the person on ${path.split('?')[0]}, isn’t held`, async ({
      page,
      site,
    }) => {
      const email = emailFor(name)
      await page.goto(path)
      const tool = (await toolsOf(page)).find((one) => one.name === name)!
      const answer = await fillIn(page, name, answersTo(tool, email))
      const form = page.locator(`form[toolname="${name}"]`)
      await expect(form.getByText(sendingWords.filledIn)).toBeVisible()
      await form.getByRole('button').last().click()
      expect(await answer()).toMatch(/\w+ \w+/)
      expect(await site.leads(email)).toMatchObject([{ state: 'new' }])
    })

test('a script that fills in every field of a form is still held', async ({ page, site }) => {
  const email = emailFor('scripted')
  await page.locator('#contact-form').evaluate((form: HTMLFormElement, address) => {
    for (const field of form.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), textarea'))
      field.value = field.type === 'email' ? address : 'Buy my watch'
    form.submit()
  }, email)
  await expect(page).toHaveURL(/\/thanks\/contact/)
  expect(await site.leads(email)).toMatchObject([{ state: 'held' }])
})

test('an assistant searches the journal by itself', async ({ page }) => {
  await page.goto('/the-sunnie-journal')
  await fillIn(page, 'journal-search', { q: 'pantry', category: '' })
  await expect(page).toHaveURL(/[?&]q=pantry/)
})

test('without a network the assistant hears that the form waits for it', async ({ page, context }) => {
  const answer = await fillIn(page, 'contact', fields(contactText(emailFor('assisted-offline'))))
  const form = page.locator('#contact-form')
  await expect(form.getByText(sendingWords.filledIn)).toBeVisible()
  await context.setOffline(true)
  await form.getByRole('button').click()
  expect(await answer()).toContain(sendingWords.kept)
  await context.setOffline(false) // the next test has the same one
})

test('an assistant builds a clean step by step, and the person asks for the quote', async ({ page }) => {
  await page.goto('/sunnie-select-onboarding')
  const step = (number: number, input: object) => takeStep(page, `sunnie-select-quote-step-${number}`, input)
  expect(await step(1, { type: 'general' })).toContain(builderSteps[1])
  expect(await step(2, { [areas[0].id]: '2' })).toContain(builderSteps[2])
  expect(await step(3, { extra: [addOns[0].id] })).toContain(builderSteps[3])
  expect(await step(4, { day: 'Monday', time: 'morning' })).toContain(builderSteps[4])
  await expect(receipt(page)).toContainText(areas[0].name)
  expect((await toolsOf(page)).map(({ name }) => name)).toEqual(['sunnie-select-quote'])
})
