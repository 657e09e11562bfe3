import type { WizardServiceId, WizardSizeId } from '@/content/types'

/** Specification section 9, "Wizard per-visit prices", in dollars: weekly, fortnightly, monthly. */
export const specifiedPrices: readonly [WizardServiceId, WizardSizeId, string, string, string][] = [
  ['daily-glow', 'studio', '61.60', '65.45', '130.90'],
  ['daily-glow', '1b1b', '92.40', '98.18', '196.36'],
  ['daily-glow', '2b1b', '123.20', '130.90', '261.80'],
  ['daily-glow', '3b2b', '184.80', '196.36', '392.72'],
  ['daily-glow', '4b2b', '246.40', '261.80', '523.60'],
  ['daily-glow', '5b+', '0.00', '0.00', '0.00'],
  ['full-bloom', 'studio', '86.63', '92.40', '98.18'],
  ['full-bloom', '1b1b', '115.50', '123.20', '130.90'],
  ['full-bloom', '2b1b', '173.25', '184.80', '196.35'],
  ['full-bloom', '3b2b', '231.00', '246.40', '261.80'],
  ['full-bloom', '4b2b', '288.75', '308.00', '327.25'],
  ['full-bloom', '5b+', '0.00', '0.00', '0.00'],
  ['work-flow', 'small', '60.00', '63.75', '67.50'],
  ['work-flow', 'medium', '123.20', '130.90', '138.60'],
  ['work-flow', 'large', '184.80', '196.35', '207.90'],
]
