import { SubscribeFields } from '@/components/forms/subscribe-fields'
import {
  contactPreferences,
  frequencies,
  homeSizes,
  officeSizes,
  preferredDays,
  wizardServices,
} from '@/content/wizard'
import { subscriptionRemarks } from '@/lib/forms/checks/subscribe'
import { subscribe } from '@/lib/forms/subscribe'
import { type FormFields, acceptLead } from '@/lib/server/intake'

export {
  methodNotAllowed as DELETE,
  methodNotAllowed as GET,
  methodNotAllowed as HEAD,
  methodNotAllowed as OPTIONS,
  methodNotAllowed as PATCH,
  methodNotAllowed as PUT,
} from '@/lib/server/refusal'

const byName = (options: readonly { name: string; detail?: string }[]) =>
  options.map(({ name, detail }) => ({ value: name, label: name, description: detail }))

const options = {
  services: byName(wizardServices),
  sizes: byName([...homeSizes, ...officeSizes]),
  frequencies: byName(frequencies),
  days: byName(preferredDays),
  contacts: contactPreferences.map(({ id, name }) => ({ value: id, label: name })),
}

const fields: FormFields = ({ state }) => SubscribeFields({ state, options })

export const POST = acceptLead({ ...subscribe, remarks: subscriptionRemarks }, fields)
