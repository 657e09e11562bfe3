import { SunnieSelectQuoteFields } from '@/components/forms/sunnie-select-quote-fields'
import { builderAddOns, builderAreas, builderDays, builderTimes, cleanTypes } from '@/content/sunnie-select'
import { quoteRemarks } from '@/lib/forms/checks/sunnie-select-quote'
import { sunnieSelectQuote } from '@/lib/forms/sunnie-select-quote'
import { type FormFields, acceptLead } from '@/lib/server/intake'

export {
  methodNotAllowed as DELETE,
  methodNotAllowed as GET,
  methodNotAllowed as HEAD,
  methodNotAllowed as OPTIONS,
  methodNotAllowed as PATCH,
  methodNotAllowed as PUT,
} from '@/lib/server/refusal'

const byName = (options: readonly { name: string; tag?: string }[]) =>
  options.map(({ name, tag }) => ({ value: name, label: name, description: tag }))

const options = {
  cleanTypes,
  areas: byName(builderAreas),
  addOns: byName(builderAddOns),
  days: byName(builderDays),
  times: builderTimes,
}

const fields: FormFields = ({ state }) => SunnieSelectQuoteFields({ state, options })

export const POST = acceptLead({ ...sunnieSelectQuote, remarks: quoteRemarks }, fields)
