import { signUpFields } from '@/components/forms/sign-up-fields'
import { newsletterSubscribe } from '@/lib/forms/newsletter-subscribe'
import { formRoute } from '@/lib/server/leads/intake'

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = formRoute(
  newsletterSubscribe,
  signUpFields(newsletterSubscribe),
)
