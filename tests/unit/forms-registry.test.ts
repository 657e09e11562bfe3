/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import { forms, formBySlug } from '@/lib/forms/registry'
import { caseOf, formCases } from '../support/form-cases'

const routeOf = (endpoint: string) => `app${endpoint}/route.ts`

describe.each(forms.map((form) => [form.slug, form] as const))('the form %s', (slug, form) => {
  test('is named by its path', () => {
    expect(form.endpoint.replace('/api/', '').replaceAll('/', '-')).toBe(slug)
    expect(formBySlug(slug)).toBe(form)
  })

  test('has its route, with its mails', () => {
    expect(existsSync(routeOf(form.endpoint))).toBe(true)
    expect(readFileSync(routeOf(form.endpoint), 'utf8')).toMatch(/export const POST = acceptLead\(/)
    expect(readFileSync('lib/server/mail/templates.ts', 'utf8')).toMatch(new RegExp(`^  '?${slug}'?: \\[`, 'm'))
  })

  test('has its row in the table of tests', () => {
    expect(caseOf(slug).slug).toBe(slug)
  })

  test('says something in each placement', () => {
    const placements = Object.values(form.words)
    expect(placements.length).toBeGreaterThan(0)
    for (const { send, sending, success, failure } of placements)
      expect([send, sending, success.title, success.description, failure.title, failure.description]).not.toContain('')
  })
})

test('the table of tests has no form that the site has not', () => {
  expect(formCases.map(({ slug }) => slug).sort()).toEqual(forms.map(({ slug }) => slug).sort())
})
