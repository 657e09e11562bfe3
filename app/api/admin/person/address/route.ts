import { after } from 'next/server'
import { drainOutbox } from '@/lib/server/outbox'
import { correctAddress } from '@/lib/server/owner/correct-address'
import { readOwnBody } from '@/lib/server/owner/own-body'
import { forOwner, notFound, ownerJson } from '@/lib/server/owner/guard'
import { correctionBody } from '@/lib/server/owner/person-query'

/** Corrects a mistyped address, and sends again what didn't reach it. */
export const POST = forOwner(async (request) => {
  const { email, to } = await readOwnBody(request, correctionBody)
  const corrected = await correctAddress(email, to)
  if (!corrected) return notFound('We don’t have anyone with this address.')
  if (corrected.mails > 0) after(() => drainOutbox())
  return ownerJson({ success: true, message: 'Corrected.', ...corrected })
})
