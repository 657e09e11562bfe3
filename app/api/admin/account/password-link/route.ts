import { after } from 'next/server'
import { mailCarrier } from '@/lib/server/mail/states'
import { drainOutbox } from '@/lib/server/outbox'
import { askForPasswordLink } from '@/lib/server/owner/accounts'
import { ownerRoute, ownerJson } from '@/lib/server/owner/guard'

/** Emails a link to set a password, for anyone who signed in without theirs. */
export const POST = ownerRoute(async (_request, _context, { email }) => {
  await askForPasswordLink(email)
  after(() => drainOutbox())
  return ownerJson({ success: true, message: `We’ve sent a link to ${email}.`, carrier: mailCarrier() })
})
