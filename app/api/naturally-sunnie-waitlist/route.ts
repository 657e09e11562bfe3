import { NaturallySunnieWaitlistFields } from '@/components/forms/naturally-sunnie-waitlist-fields'
import { productChoiceGroups } from '@/content/products'
import { naturallySunnieWaitlist } from '@/lib/forms/naturally-sunnie-waitlist'
import { type FormFields, acceptLead } from '@/lib/server/intake'

export {
  methodNotAllowed as DELETE,
  methodNotAllowed as GET,
  methodNotAllowed as HEAD,
  methodNotAllowed as OPTIONS,
  methodNotAllowed as PATCH,
  methodNotAllowed as PUT,
} from '@/lib/server/refusal'

const fields: FormFields = ({ state }) => NaturallySunnieWaitlistFields({ state, groups: productChoiceGroups })

export const POST = acceptLead(naturallySunnieWaitlist, fields)
