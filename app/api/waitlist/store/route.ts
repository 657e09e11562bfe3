import { WaitlistStoreFields } from '@/components/forms/waitlist-store-fields'
import { waitlistStore } from '@/lib/forms/waitlist-store'
import { acceptLead } from '@/lib/server/intake'

export {
  methodNotAllowed as DELETE,
  methodNotAllowed as GET,
  methodNotAllowed as HEAD,
  methodNotAllowed as OPTIONS,
  methodNotAllowed as PATCH,
  methodNotAllowed as PUT,
} from '@/lib/server/refusal'

export const POST = acceptLead(waitlistStore, WaitlistStoreFields)
