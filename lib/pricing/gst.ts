import type { Cents } from '@/content/types'
import { formatMoney } from './money'

/** Shape of `business.gst`: whether the business is registered for GST, and the rate. */
export interface GstTerms {
  readonly registered: boolean
  readonly percent: number
}

/** The terms a quote was written under. */
export const gstOf = ({ gstPercent }: { readonly gstPercent: number }): GstTerms => ({
  registered: gstPercent > 0,
  percent: gstPercent,
})

/**
 * Adds GST to an amount in cents, rounding half up. Adds nothing if the business isn't registered.
 */
export function withGst(amount: Cents, gst: GstTerms): Cents {
  if (!gst.registered) return amount
  return Math.round((amount * (100 + gst.percent)) / 100)
}

/** Takes GST out of a total in cents, rounding half up. */
export const withoutGst = (total: Cents, gst: GstTerms): Cents => total - gstWithin(total, gst)

/** The GST included in a total, in cents, rounding half up: $110 includes $10. */
export function gstWithin(total: Cents, gst: GstTerms): Cents {
  if (!gst.registered) return 0
  return Math.round((total * gst.percent) / (100 + gst.percent))
}

/**
 * The two labels of a service price: `net` is "$140 + GST" and `total` is "$154 incl. GST". If the
 * business isn't registered both are "$140".
 */
export function servicePriceLabels(amount: Cents, gst: GstTerms): { readonly net: string; readonly total: string } {
  if (!gst.registered) return { net: formatMoney(amount), total: formatMoney(amount) }
  return {
    net: `${formatMoney(amount)} + GST`,
    total: `${formatMoney(withGst(amount, gst))} incl. GST`,
  }
}

/** "plus GST" or "incl. GST", or an empty string if the business isn't registered. */
export function gstSuffix(label: 'plus' | 'included', gst: GstTerms): string {
  if (!gst.registered) return ''
  return label === 'plus' ? 'plus GST' : 'incl. GST'
}
