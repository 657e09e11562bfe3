import { signUpFields } from '@/components/forms/sign-up-fields'
import { protectYourPlaceSignup } from '@/lib/forms/protect-your-place-signup'
import { formRoute } from '@/lib/server/leads/intake'

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = formRoute(
  protectYourPlaceSignup,
  signUpFields(protectYourPlaceSignup),
)
