import { signUpFields } from '@/components/forms/sign-up-fields'
import { waitlistSubscriptions } from '@/lib/forms/waitlist-subscriptions'
import { formRoute } from '@/lib/server/leads/intake'

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = formRoute(
  waitlistSubscriptions,
  signUpFields(waitlistSubscriptions),
)
