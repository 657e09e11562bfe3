import 'server-only'
import { z } from 'zod'
import { business } from '@/content/business'
import { lengthBetween, nameField, optionalText } from '@/lib/forms/text'
import { today } from '@/lib/local-time'
import { quoteLimits } from '@/lib/owner/quotes'
import { type QuoteLine, quoteTotals } from '@/lib/pricing/quote'

const problems = {
  description: 'Describe this item',
  quantity: 'A whole number from 1 to 999',
  unit: 'An amount such as 45 or 92.50',
  validUntil: 'Choose today or a later day',
  lines: 'Add at least one line',
  total: 'The total must be between one cent and a million dollars',
}

const isTotal = (total: number) => total > 0 && total <= quoteLimits.total

const line = z.object({
  description: nameField(problems.description),
  quantity: z.int(problems.quantity).min(1, problems.quantity).max(quoteLimits.quantity, problems.quantity),
  unit: z.int(problems.unit).min(-quoteLimits.unit, problems.unit).max(quoteLimits.unit, problems.unit),
})

/** A quote as its form sends it. */
export const quoteBody = z.object({
  leadId: z.string().check(lengthBetween(1, 64)),
  /** The version that was edited; empty for a new quote. */
  version: z.string().check(lengthBetween(0, 100)),
  lines: z
    .array(line, problems.lines)
    .check(lengthBetween(1, quoteLimits.lines, { error: problems.lines }))
    // A pipe, so that the total is only checked once every line is valid.
    .pipe(
      z.custom<QuoteLine[]>((lines) => isTotal(quoteTotals(lines as QuoteLine[], business.gst).total), problems.total),
    ),
  note: optionalText(),
  validUntil: z.iso.date(problems.validUntil).refine((day) => day >= today(), problems.validUntil),
  send: z.boolean().default(false),
})

export type QuoteBody = z.output<typeof quoteBody>
