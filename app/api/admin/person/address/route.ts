import { after } from 'next/server'
import { drainOutbox } from '@/lib/server/outbox'
import { assertNobodyElse, correctAddress } from '@/lib/server/owner/correct-address'
import { readValidatedBody } from '@/lib/server/owner/validated-body'
import { ownerRoute, notFound, ownerJson } from '@/lib/server/owner/guard'
import { correctionBody } from '@/lib/server/owner/person-query'
import { acceptOnly } from '@/lib/server/refusal'

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  /** Corrects a mistyped address, and sends again what didn't reach it. */
  POST: ownerRoute(async (request) => {
    const { email, to, confirmed } = await readValidatedBody(request, correctionBody)
    if (!confirmed) await assertNobodyElse(email, to)
    const corrected = await correctAddress(email, to)
    if (!corrected) return notFound("We don't have anyone with this address.")
    if (corrected.mails > 0) after(() => drainOutbox())
    return ownerJson({ success: true, message: 'Corrected.', ...corrected })
  }),
})
