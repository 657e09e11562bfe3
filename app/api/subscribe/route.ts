import { SubscribeFields } from '@/components/subscribe/subscribe-fields'
import {
  contactPreferences,
  frequencies,
  homeSizes,
  officeSizes,
  preferredDays,
  wizardServices,
} from '@/content/wizard'
import { subscribe } from '@/lib/forms/subscribe'
import type { FormFields } from '@/lib/forms/form-state'
import { formRoute } from '@/lib/server/leads/intake'

const byName = (options: readonly { name: string; detail?: string }[]) =>
  options.map(({ name, detail }) => ({ value: name, label: name, description: detail }))

const options = {
  services: byName(wizardServices),
  sizes: byName([...homeSizes, ...officeSizes]),
  frequencies: byName(frequencies),
  days: byName(preferredDays),
  contacts: contactPreferences,
}

const fields: FormFields = ({ state }) => SubscribeFields({ state, options })

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = formRoute(subscribe, fields)
