import { after } from 'next/server'
import { mailCarrier } from '@/lib/server/mail/states'
import { drainOutbox } from '@/lib/server/mail/outbox'
import { createAccount, listAccounts, newAccountSchema } from '@/lib/server/signing-in/accounts'
import { readValidatedBody } from '@/lib/server/owner/validated-body'
import { ownerRoute, ownerJson } from '@/lib/server/signing-in/guard'
import { acceptOnly } from '@/lib/server/base/refusal'
import { assertFresh } from '@/lib/server/signing-in/session'

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  GET: ownerRoute(async (_request, _context, session) => ownerJson(await listAccounts(session))),
  POST: ownerRoute(async (request, _context, session) => {
    assertFresh(session)
    const account = await readValidatedBody(request, newAccountSchema)
    const id = await createAccount(account)
    after(() => drainOutbox())
    return ownerJson({
      success: true,
      message: `We've sent ${account.email} a link to choose a password.`,
      carrier: mailCarrier(),
      id,
    })
  }),
})
