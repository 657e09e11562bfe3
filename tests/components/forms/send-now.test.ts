import { queuedLead, startLead } from '@/components/forms/kept'
import { sendNow } from '@/components/forms/sender'
import { wordsFor } from '@/lib/forms/define-form'
import { forms } from '@/lib/forms/registry'

const placements = forms.flatMap((form) => Object.keys(form.words).map((placement) => [form, placement] as const))

/** What becomes of a form that gets this answer: stored, lost with a message, or kept to be sent again. */
async function outcome([form, placement]: (typeof placements)[number], status: number, text: string) {
  globalThis.fetch = async () => ({ ok: status < 300, status, statusText: '', text: async () => text }) as Response
  const { lead, failure } = await sendNow({
    begin: () => startLead(form, { body: {}, fields: {}, page: '/' }),
    storedBy: wordsFor(form, placement).storedBy,
  })
  const kept = queuedLead(lead.key)?.key === lead.key
  localStorage.clear()
  sessionStorage.clear()
  return failure ? (kept ? 'kept' : 'failed') : 'stored'
}

async function outcomes(status: number, text: string) {
  const found: Record<string, string> = {}
  for (const one of placements) found[`${one[0].slug} ${one[1]}`] = await outcome(one, status, text)
  return found
}

const all = (is: string) => Object.fromEntries(placements.map(([{ slug }, placement]) => [`${slug} ${placement}`, is]))

test.each([
  [200, '<html>Sign in to Marina Wi-Fi'],
  [200, ''],
  [200, '{"ok":true}'],
  [200, '["success"]'],
  [403, '<html>Blocked by your company'],
  [422, '{"success":false,"errors":[{"code":7003}],"messages":[]}'],
  [502, '<html>Bad Gateway'],
  [503, '{"error":"upstream connect error","message":{}}'],
])('every form is kept on the device if something in between answers %s %s', async (status, text) => {
  expect(await outcomes(status, text)).toEqual(all('kept'))
})

test('every form believes our own answer', async () => {
  expect(await outcomes(200, '{"success":true,"message":"Thanks."}')).toEqual(all('stored'))
  expect(await outcomes(503, '{"success":false,"message":"Later."}')).toEqual(all('failed'))
})

// Specification, section 7.
test('an OK answer that says it failed is a success where the specification reads the status only', async () => {
  expect(await outcomes(200, '{"success":false,"message":"Not today."}')).toEqual({
    ...all('stored'),
    'newsletter journal': 'failed',
    'newsletter bio': 'failed',
    'natural-order-onboarding natural-order-onboarding': 'failed',
    'waitlist-store store-preview': 'failed',
    'waitlist-subscriptions subscriptions': 'failed',
  })
})
