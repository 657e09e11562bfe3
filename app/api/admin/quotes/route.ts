import { after } from 'next/server'
import { drainOutbox } from '@/lib/server/outbox'
import { forOwner, ownerJson, unknownLead } from '@/lib/server/owner/guard'
import { readOwnBody } from '@/lib/server/owner/own-body'
import { quoteBody } from '@/lib/server/owner/quote-body'
import { quotesOfLead, saveQuote } from '@/lib/server/owner/quotes'

export const GET = forOwner(async (request) => {
  const quotes = await quotesOfLead(new URL(request.url).searchParams.get('lead') ?? '')
  return quotes ? ownerJson(quotes) : unknownLead()
})

/** Saves the lead's open quote, and sends it if `send` is set. */
export const PUT = forOwner(async (request) => {
  const body = await readOwnBody(request, quoteBody)
  const saved = await saveQuote(body)
  if (!saved) return unknownLead()
  if (saved.sent) after(() => drainOutbox())
  return ownerJson(await quotesOfLead(body.leadId))
})
