'use client'

import { sunnieSelectQuote } from '@/lib/forms/sunnie-select-quote'
import type { Details } from './flow-details'
import { type FlowSending, sendFlow } from './flow-send'
import type { quoteOf } from './sunnie-select-figures'

/** Sends the builder's request; fetched when step 5 is touched, because the schema comes with it. */
export function sendQuote(
  form: HTMLFormElement,
  quote: ReturnType<typeof quoteOf>,
  details: Details,
  sending: FlowSending,
): Promise<void> {
  const of = (name: string) => details[name] ?? ''
  const { specialRequests = '' } = details
  const { preferredTime } = quote
  const customerInfo = {
    name: of('customerInfo.name'),
    email: of('customerInfo.email'),
    phone: of('customerInfo.phone'),
    address: of('customerInfo.address'),
    // No date is ever asked for; the other two mirror the top level (decision C8).
    preferredDate: '',
    preferredTime,
    specialRequests,
  }
  const raw = { ...quote, customerInfo, specialRequests, timestamp: new Date().toISOString() }
  return sendFlow(sunnieSelectQuote, form, raw as typeof sunnieSelectQuote.defaults, {}, { ...sending, unread: true })
}
