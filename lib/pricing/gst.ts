import type { Cents } from '@/content/types'
import { formatMoney, roundHalfUp } from './money'

/** `business.gst`: whether the business charges GST, and how much. */
export interface GstTerms {
  readonly registered: boolean
  readonly percent: number
}

/**
 * The total with GST, in cents, half up (decisions A1, A7). Unchanged when the business is not
 * registered.
 */
export function withGst(amount: Cents, gst: GstTerms): Cents {
  if (!gst.registered) return amount
  return roundHalfUp((amount * (100 + gst.percent)) / 100)
}

/** The GST that a total including it holds, in cents, half up: $110 holds $10. */
export function gstWithin(total: Cents, gst: GstTerms): Cents {
  if (!gst.registered) return 0
  return roundHalfUp((total * gst.percent) / (100 + gst.percent))
}

/**
 * The two halves of a service price (decision A1): `net` "$140 + GST" and `total`
 * "$154 incl. GST". Without GST both say "$140".
 */
export function servicePriceLabels(amount: Cents, gst: GstTerms): { readonly net: string; readonly total: string } {
  if (!gst.registered) return { net: formatMoney(amount), total: formatMoney(amount) }
  return {
    net: `${formatMoney(amount)} + GST`,
    total: `${formatMoney(withGst(amount, gst))} incl. GST`,
  }
}

/** "plus GST", "incl. GST", or nothing when the business is not registered (decisions A1, A4). */
export function gstSuffix(label: 'plus' | 'included', gst: GstTerms): string {
  if (!gst.registered) return ''
  return label === 'plus' ? 'plus GST' : 'incl. GST'
}
