import { NaturallySunnieWaitlistFields } from '@/components/shop/naturally-sunnie-waitlist-fields'
import { productChoiceGroups } from '@/content/products'
import type { FormFields } from '@/lib/forms/form-state'
import { naturallySunnieWaitlist } from '@/lib/forms/naturally-sunnie-waitlist'
import { formRoute } from '@/lib/server/leads/intake'

const fields: FormFields = ({ state }) => NaturallySunnieWaitlistFields({ state, groups: productChoiceGroups })

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = formRoute(naturallySunnieWaitlist, fields)
