import { after } from 'next/server'
import { drainOutbox } from '@/lib/server/outbox'
import { forOwner, notFound, ownerJson } from '@/lib/server/owner/guard'
import { readOwnBody } from '@/lib/server/owner/fields'
import { quoteBody } from '@/lib/server/owner/quote-body'
import { quotesOfLead, saveQuote } from '@/lib/server/owner/quotes'

const noLead = () => notFound('There is no such lead.')

export const GET = forOwner(async (request) => {
  const quotes = await quotesOfLead(new URL(request.url).searchParams.get('lead') ?? '')
  return quotes ? ownerJson(quotes) : noLead()
})

/** Saves the lead's open quote, and sends it with `send`. */
export const PUT = forOwner(async (request) => {
  const body = await readOwnBody(request, quoteBody)
  const saved = await saveQuote(body)
  if (!saved) return noLead()
  if (saved.sent) after(() => drainOutbox())
  return ownerJson(await quotesOfLead(body.leadId))
})
