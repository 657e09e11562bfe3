import { sendLead } from '@/components/forms/send-lead'
import { wordsFor } from '@/lib/forms/define-form'
import { formBySlug } from '@/lib/forms/registry'

const nothing = [200, ''] as const
const page = [200, '<html>'] as const
const no = [200, '{"success":false,"message":"Not today."}'] as const
const yes = [200, '{"success":true,"message":"Thanks."}'] as const

const [stored, format, refused] = [
  undefined,
  { kind: 'format' },
  { kind: 'status', status: 200, message: 'Not today.' },
]

// Specification, section 7; decisions C3 and C11.
test.each([
  ['newsletter', 'home', [stored, stored, format, format]],
  ['newsletter', 'journal', [stored, refused, format, format]],
  ['newsletter', 'bio', [stored, refused, format, format]],
  ['contact', 'contact', [stored, stored, format, format]],
  ['natural-order-onboarding', 'natural-order-onboarding', [stored, refused, format, format]],
  ['newsletter-subscribe', 'newsletter', [stored, stored, stored, stored]],
  ['naturally-sunnie-waitlist', 'naturally-sunnie', [stored, stored, stored, stored]],
  ['protect-your-place-signup', 'campaign-hero', [stored, stored, stored, stored]],
  ['protect-your-place-signup', 'campaign-involved', [stored, stored, stored, stored]],
  ['sunnie-select-quote', 'sunnie-select-onboarding', [stored, stored, stored, stored]],
  ['subscribe', 'subscribe', [stored, stored, stored, stored]],
])('%s at %s counts as stored what the specification calls a success', async (slug, placement, expected) => {
  const form = formBySlug(slug)!
  const outcomes = []
  for (const [status, body] of [yes, no, page, nothing]) {
    globalThis.fetch = () => Promise.resolve({ ok: true, status, text: () => Promise.resolve(body) } as Response)
    outcomes.push(await sendLead(form.endpoint, {}, 'key', wordsFor(form, placement).storedBy))
  }
  expect(outcomes).toEqual(expected)
})
