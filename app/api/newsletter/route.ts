import { signUpFields } from '@/components/forms/sign-up-fields'
import { newsletter } from '@/lib/forms/newsletter'
import { formRoute } from '@/lib/server/leads/intake'

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = formRoute(newsletter, signUpFields(newsletter))
