import type { Cents, MoneyStyle } from '@/content/types'

/**
 * Rounds to the nearest whole number, halves up. Prices are never negative, so this is
 * commercial rounding (decision A7).
 */
export function roundHalfUp(value: number): number {
  return Math.floor(value + 0.5)
}

/**
 * Prints cents as Australian dollars: "$92.40", "$1,092", "$16.00".
 *
 * @param amount whole cents
 * @param options `cents: 'auto'` (default) leaves ".00" out, `'always'` keeps it (decision A15)
 * @throws RangeError when the amount is not a whole number of cents
 */
export function formatMoney(amount: Cents, options: { cents?: MoneyStyle } = {}): string {
  const [dollars = '', cents = ''] = toDecimalString(amount).split('.')
  const sign = dollars.startsWith('-') ? '-' : ''
  const grouped = dollars.replace('-', '').replace(/\B(?=(\d{3})+$)/g, ',')
  const fraction = cents === '00' && options.cents !== 'always' ? '' : `.${cents}`
  return `${sign}$${grouped}${fraction}`
}

/**
 * Prints cents as a plain number with two decimals, "92.40": the form of `estimatedPrice`
 * (specification section 7; a quote sends "0.00", decision A13).
 *
 * @throws RangeError when the amount is not a whole number of cents
 */
export function toDecimalString(amount: Cents): string {
  if (!Number.isSafeInteger(amount)) {
    throw new RangeError(`Money is whole cents, not ${amount}`)
  }
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
