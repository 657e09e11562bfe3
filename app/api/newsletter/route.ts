import { NewsletterFields } from '@/components/forms/newsletter-fields'
import { newsletter } from '@/lib/forms/newsletter'
import { acceptLead } from '@/lib/server/intake'

export {
  methodNotAllowed as DELETE,
  methodNotAllowed as GET,
  methodNotAllowed as HEAD,
  methodNotAllowed as OPTIONS,
  methodNotAllowed as PATCH,
  methodNotAllowed as PUT,
} from '@/lib/server/refusal'

export const POST = acceptLead(newsletter, NewsletterFields)
