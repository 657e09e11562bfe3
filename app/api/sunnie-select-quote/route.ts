import { SunnieSelectQuoteFields } from '@/components/sunnie-select/quote-fields'
import { sunnieSelectQuote } from '@/lib/forms/sunnie-select-quote'
import { formRoute } from '@/lib/server/leads/intake'

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = formRoute(sunnieSelectQuote, SunnieSelectQuoteFields)
