import { ContactFields } from '@/components/forms/contact-fields'
import { contact } from '@/lib/forms/contact'
import { acceptLead } from '@/lib/server/intake'

export {
  methodNotAllowed as DELETE,
  methodNotAllowed as GET,
  methodNotAllowed as HEAD,
  methodNotAllowed as OPTIONS,
  methodNotAllowed as PATCH,
  methodNotAllowed as PUT,
} from '@/lib/server/refusal'

export const POST = acceptLead(contact, ContactFields)
