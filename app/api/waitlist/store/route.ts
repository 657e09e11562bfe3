import { signUpFields } from '@/components/forms/sign-up-fields'
import { waitlistStore } from '@/lib/forms/waitlist-store'
import { formRoute } from '@/lib/server/leads/intake'

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = formRoute(waitlistStore, signUpFields(waitlistStore))
