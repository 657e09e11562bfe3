import { WaitlistSubscriptionsFields } from '@/components/forms/waitlist-subscriptions-fields'
import { waitlistSubscriptions } from '@/lib/forms/waitlist-subscriptions'
import { acceptLead } from '@/lib/server/intake'

export {
  methodNotAllowed as DELETE,
  methodNotAllowed as GET,
  methodNotAllowed as HEAD,
  methodNotAllowed as OPTIONS,
  methodNotAllowed as PATCH,
  methodNotAllowed as PUT,
} from '@/lib/server/refusal'

export const POST = acceptLead(waitlistSubscriptions, WaitlistSubscriptionsFields)
