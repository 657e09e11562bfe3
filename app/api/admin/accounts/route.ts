import { after } from 'next/server'
import { mailCarrier } from '@/lib/server/mail/queued-state'
import { drainOutbox } from '@/lib/server/outbox'
import { createAccount, listAccounts, newAccountSchema } from '@/lib/server/owner/accounts'
import { readOwnBody } from '@/lib/server/owner/own-body'
import { forOwner, ownerJson } from '@/lib/server/owner/guard'

export const GET = forOwner(async (_request, _context, session) => ownerJson(await listAccounts(session)))

export const POST = forOwner(async (request) => {
  const account = await readOwnBody(request, newAccountSchema)
  const id = await createAccount(account)
  after(() => drainOutbox())
  return ownerJson({
    success: true,
    message: `We’ve sent ${account.email} a link to choose a password.`,
    carrier: mailCarrier(),
    id,
  })
})
