import { after } from 'next/server'
import { assertMayTry } from '@/lib/server/limits'
import { drainOutbox } from '@/lib/server/outbox'
import { sendPasswordLink } from '@/lib/server/owner/accounts'
import { forOwner, ownerJson } from '@/lib/server/owner/guard'

/** A link to set a password, for whoever got in without theirs. */
export const POST = forOwner(async (_request, _context, { email }) => {
  const recent = 'We’ve sent you a link within the last 20 minutes. Please check your mail.'
  await assertMayTry('link', email, recent)
  await sendPasswordLink(email)
  after(() => drainOutbox())
  return ownerJson({ success: true, message: `We’ve sent a link to ${email}.` })
})
