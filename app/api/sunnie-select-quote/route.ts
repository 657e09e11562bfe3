import { SunnieSelectQuoteFields } from '@/components/sunnie-select/quote-fields'
import {
  builderAddOns,
  builderAddressHint,
  builderAreas,
  builderDays,
  builderTimes,
  cleanTypes,
} from '@/content/sunnie-select'
import { sunnieSelectQuote } from '@/lib/forms/sunnie-select-quote'
import type { FormFields } from '@/lib/forms/form-state'
import { formRoute } from '@/lib/server/leads/intake'

const byName = (options: readonly { name: string; tag?: string }[]) =>
  options.map(({ name, tag }) => ({ value: name, label: name, description: tag }))

const options = {
  cleanTypes,
  areas: byName(builderAreas),
  addOns: byName(builderAddOns),
  days: byName(builderDays),
  times: builderTimes,
  addressHint: builderAddressHint,
}

const fields: FormFields = ({ state }) => SunnieSelectQuoteFields({ state, options })

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = formRoute(sunnieSelectQuote, fields)
