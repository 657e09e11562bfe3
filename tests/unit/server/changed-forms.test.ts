/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server'
import type { Lead } from '@/generated/sqlite/client'
import { formBySlug } from '@/lib/forms/registry'
import { templatesFor } from '@/lib/server/mail/templates-for'
import { briefOf, factsOf } from '@/lib/server/owner/lead-facts'
import { quoteLinesFor, valueOf } from '@/lib/server/forms/server-halves'
import { leadForMail, summaryOf } from '@/lib/server/forms/stored-lead'
import { withValueAt } from '../../support/field-path'
import { formCases } from '../../support/form-cases/all'
import { type FormCase, invalidValues } from '../../support/form-cases/form-case'

// When a form changes, leads it has already sent stay as they were.

const email = 'before@visitor.example'

const stored = ({ slug }: FormCase, payload: unknown): Lead => ({
  ...{ id: 'a', form: slug, name: 'Robin Field', email, emailKey: email, payload: JSON.stringify(payload) },
  ...{ state: 'new', meta: '{}', remarks: '[]', remindOn: null, valueCents: null, answeredAt: null, wonAt: null },
  ...{ createdAt: new Date(), updatedAt: new Date() },
})

/** Payloads that may be stored: a field missing, a field of another type, or none of today's fields. */
const earlier = (row: FormCase): unknown[] => [
  ...Object.keys(row.body(email)).map((key) => withValueAt(row.body(email), key, undefined)),
  ...invalidValues(row).map(([path, value]) => withValueAt(row.body(email), path, value)),
  { old: 'Their old words' },
]

test.each(formCases)('a lead sent by $slug before it changed can be read, answered and priced', (row) => {
  for (const payload of earlier(row)) {
    const lead = stored(row, payload)
    expect(summaryOf(lead)).toEqual(summaryOf(lead).map(([label, , ...kind]) => [label, expect.any(String), ...kind]))
    briefOf(lead)
    factsOf(lead)
    quoteLinesFor(row.slug, payload)
    valueOf(row.slug, payload)
    const forMail = { ...leadForMail(lead)!, unsubscribeUrl: 'https://www.sunnie.example/unsubscribe/a' }
    for (const { kind, envelope, body } of templatesFor(formBySlug(row.slug)!)) {
      const { recipient, replyTo } = envelope(forMail)
      expect(kind === 'owner-notice' ? replyTo : recipient).toBe(email)
      expect(renderToStaticMarkup(body(forMail))).toContain(kind === 'owner-notice' ? 'Robin Field' : 'Sunnie')
    }
  }
})
