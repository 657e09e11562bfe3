/** @jest-environment node */
import { formBySlug, forms } from '@/lib/forms/registry'
import { waitlistStore } from '@/lib/forms/waitlist-store'
import { plainRows } from '@/lib/server/forms/plain-words'
import { sampleBody } from '@/lib/sample-bodies'
import { templatesFor } from '@/lib/server/mail/templates-for'
import { caseOf, formCases } from '../../support/form-cases/all'
import { flatten } from '../../support/form-cases/form-case'

// The rate limits count clients by a hash keyed with it.
process.env.AUTH_SECRET = 'a-secret-for-the-tests-that-is-long-enough'
// By default, the eleventh form's post would be one too many in a minute.
process.env.RATE_LIMIT_PER_MINUTE = '1000'

interface Route {
  GET(request: Request): Promise<Response>
  POST(request: Request): Promise<Response>
}

describe.each(forms.map((form) => [form.slug, form] as const))('the form %s', (slug, form) => {
  const { endpoint } = form
  const call = async (method: 'GET' | 'POST', body?: string) => {
    const route = (await import(`@/app${endpoint}/route`)) as Route
    const headers = { 'Content-Type': 'application/json' }
    return route[method](new Request(`http://localhost${endpoint}`, { method, headers, body }))
  }

  test('is named after its path', () => {
    expect(endpoint.replace('/api/', '').replaceAll('/', '-')).toBe(slug)
    expect(formBySlug(slug)).toBe(form)
  })

  test('has a route that requires its own fields', async () => {
    const response = await call('POST', '{}')
    expect(response.status).toBe(422)
    const { errors } = (await response.json()) as { errors: Record<string, string[]> }
    const required = caseOf(slug).required.filter(([path]) => !path.includes('.'))
    expect(errors).toMatchObject(Object.fromEntries(required.map(([path, message]) => [path, [message]])))
  })

  test('has a route that accepts only POST', async () => {
    const response = await call('GET')
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  })

  test('says how its sender can be reached, as far as it asks', () => {
    const body = caseOf(slug).body('kim@visitor.example')
    const answerTo = (field: RegExp) => flatten(body).find(([path]) => field.test(path))?.[1]
    const { phone, address, prefers } = form.sender(form.schema.parse(body))
    expect([phone, address, prefers]).toEqual([/phone/i, /address/i, /preferredContact/].map(answerTo))
  })

  test('shows the owner no machine-made names', () => {
    const shown = plainRows(form.summary(form.schema.parse(caseOf(slug).body('kim@visitor.example'))))
    expect(shown.filter(([, value]) => /^[a-z]+([-_][a-z]+)*(, |$)/.test(value))).toEqual([])
  })

  test('emails the owner and the sender', () => {
    expect(templatesFor(form)).toHaveLength(2)
  })

  test('has text for each placement', () => {
    const placements = Object.values(form.words)
    expect(placements.length).toBeGreaterThan(0)
    for (const { send, sending, success, failure } of placements)
      expect([send, sending, success.title, success.description, failure.title, failure.description]).not.toContain('')
  })
})

test('every form has test data, and all test data has a form', () => {
  expect(formCases.map(({ slug }) => slug).sort()).toEqual(forms.map(({ slug }) => slug).sort())
})

test('every form accepts its sample, and so does the next list form (docs/recipes.md)', () => {
  for (const { slug, schema } of forms)
    expect([slug, schema.safeParse(sampleBody(slug, 1)).error]).toEqual([slug, undefined])
  expect(waitlistStore.schema.safeParse(sampleBody('workshop-waitlist', 1)).success).toBe(true)
})
