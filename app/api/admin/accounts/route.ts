import { after } from 'next/server'
import { z } from 'zod'
import { readJson } from '@/lib/server/body'
import { drainOutbox } from '@/lib/server/outbox'
import { createAccount, listAccounts, newAccountSchema } from '@/lib/server/owner/accounts'
import { forOwner, ownerJson } from '@/lib/server/owner/guard'
import { Refusal } from '@/lib/server/refusal'

export const GET = forOwner(async (_request, _context, session) => ownerJson(await listAccounts(session)))

export const POST = forOwner(async (request) => {
  const body = newAccountSchema.safeParse(await readJson(request))
  if (!body.success)
    throw new Refusal(422, 'Please check the fields marked below.', { errors: z.flattenError(body.error).fieldErrors })
  const id = await createAccount(body.data)
  after(() => drainOutbox())
  return ownerJson({ success: true, message: `We’ve sent ${body.data.email} a link to choose a password.`, id })
})
