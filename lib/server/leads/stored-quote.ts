import 'server-only'
import { randomBytes } from 'node:crypto'
import type { Quote } from '@/generated/sqlite/client'
import { today } from '@/lib/local-time'
import { openQuoteStates } from '@/lib/owner/quotes'
import type { QuoteLine } from '@/lib/pricing/quote'
import { db } from '../base/db'
import { env } from '../base/env'
import { isId } from '../base/ids'

/** 192 random bits, so it can't be guessed. */
export const newQuoteToken = () => randomBytes(24).toString('base64url')

/** Where a visitor reads and answers a quote. */
export const quoteUrl = (token: string) => `${env().siteUrl}/quote/${token}`

export const linesOf = ({ lines }: Pick<Quote, 'lines'>) => JSON.parse(lines) as QuoteLine[]

export const isExpired = ({ state, validUntil }: Pick<Quote, 'state' | 'validUntil'>) =>
  openQuoteStates.includes(state) && validUntil < today()

/** Finds the quote emailed with a token, and its lead. Ignores drafts. Throws when the database is down. */
export async function findQuote(token: string) {
  if (!isId(token)) return undefined
  const client = await db()
  const quote = await client.quote.findUnique({ where: { token } })
  const lead = quote && quote.state !== 'draft' && (await client.lead.findUnique({ where: { id: quote.leadId } }))
  return lead ? { quote, lead } : undefined
}
