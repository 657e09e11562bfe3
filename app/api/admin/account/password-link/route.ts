import { after } from 'next/server'
import { mailCarrier } from '@/lib/server/mail/states'
import { drainOutbox } from '@/lib/server/outbox'
import { askForPasswordLink } from '@/lib/server/owner/accounts'
import { ownerRoute, ownerJson } from '@/lib/server/owner/guard'
import { acceptOnly } from '@/lib/server/refusal'

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  /** Emails a link to set a password, for anyone who signed in without theirs. */
  POST: ownerRoute(async (_request, _context, { email }) => {
    await askForPasswordLink(email)
    after(() => drainOutbox())
    return ownerJson({ success: true, message: `We've sent a link to ${email}.`, carrier: mailCarrier() })
  }),
})
