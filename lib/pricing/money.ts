import type { Cents, MoneyStyle } from '@/content/types'

/**
 * Formats cents as Australian dollars: "$92.40", "$1,092", "$16.00".
 *
 * @param amount whole cents
 * @param options `cents: 'auto'` (the default) drops ".00"; `'always'` keeps it
 * @throws RangeError if the amount isn't a whole number of cents
 */
export function formatMoney(amount: Cents, options: { cents?: MoneyStyle } = {}): string {
  const [dollars = '', cents = ''] = toDecimalString(amount).split('.')
  const sign = dollars.startsWith('-') ? '-' : ''
  const grouped = dollars.replace('-', '').replace(/\B(?=(\d{3})+$)/g, ',')
  const fraction = cents === '00' && options.cents !== 'always' ? '' : `.${cents}`
  return `${sign}$${grouped}${fraction}`
}

/**
 * Formats cents as Australian dollars, always with both digits of the cents: "$92.40", "$16.00".
 *
 * @throws RangeError if the amount isn't a whole number of cents
 */
export const formatExactMoney = (amount: Cents): string => formatMoney(amount, { cents: 'always' })

/**
 * Formats cents as a plain number with two decimals, "92.40", as in `estimatedPrice` (specification section 7; a quote
 * sends "0.00").
 *
 * @throws RangeError if the amount isn't a whole number of cents
 */
export function toDecimalString(amount: Cents): string {
  if (!Number.isSafeInteger(amount)) {
    throw new RangeError(`Expected a whole number of cents, got ${amount}`)
  }
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/**
 * Puts a dollar sign in front of a plain number with two decimals, as in `estimatedPrice`. Other text stays as it is.
 */
export const withDollarSign = (text: string) => text.replace(/^(?=\d+\.\d\d$)/, '$$')
