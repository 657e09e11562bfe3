import type { BrandGroup } from './types'

/** The shop's brands, by the name of their products on the waitlist form. */
export const brandNames: Readonly<Record<BrandGroup, string>> = {
  koalaEcoProducts: 'Koala Eco',
  weTheWildProducts: 'We The Wild',
  usTheEarthProducts: 'Us The Earth',
}
