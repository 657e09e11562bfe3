import { ProtectYourPlaceSignupFields } from '@/components/forms/protect-your-place-signup-fields'
import { protectYourPlaceSignup } from '@/lib/forms/protect-your-place-signup'
import { acceptLead } from '@/lib/server/intake'

export {
  methodNotAllowed as DELETE,
  methodNotAllowed as GET,
  methodNotAllowed as HEAD,
  methodNotAllowed as OPTIONS,
  methodNotAllowed as PATCH,
  methodNotAllowed as PUT,
} from '@/lib/server/refusal'

export const POST = acceptLead(protectYourPlaceSignup, ProtectYourPlaceSignupFields)
