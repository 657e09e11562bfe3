import { after } from 'next/server'
import { drainOutbox } from '@/lib/server/outbox'
import { ownerRoute, ownerJson, unknownLead } from '@/lib/server/owner/guard'
import { readValidatedBody } from '@/lib/server/owner/validated-body'
import { quoteBody } from '@/lib/server/owner/quote-body'
import { quotesOfLead, saveQuote } from '@/lib/server/owner/quotes'
import { acceptOnly } from '@/lib/server/refusal'

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  GET: ownerRoute(async (request) => {
    const quotes = await quotesOfLead(new URL(request.url).searchParams.get('lead') ?? '')
    return quotes ? ownerJson(quotes) : unknownLead()
  }),
  /** Saves the lead's open quote, and sends it if `send` is set. */
  PUT: ownerRoute(async (request) => {
    const body = await readValidatedBody(request, quoteBody)
    const saved = await saveQuote(body)
    if (!saved) return unknownLead()
    if (saved.sent) after(() => drainOutbox())
    const quotes = await quotesOfLead(body.leadId)
    return quotes ? ownerJson(quotes) : unknownLead() // if it has just been erased
  }),
})
