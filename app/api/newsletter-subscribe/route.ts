import { NewsletterSubscribeFields } from '@/components/forms/newsletter-subscribe-fields'
import { newsletterSubscribe } from '@/lib/forms/newsletter-subscribe'
import { acceptLead } from '@/lib/server/intake'

export {
  methodNotAllowed as DELETE,
  methodNotAllowed as GET,
  methodNotAllowed as HEAD,
  methodNotAllowed as OPTIONS,
  methodNotAllowed as PATCH,
  methodNotAllowed as PUT,
} from '@/lib/server/refusal'

export const POST = acceptLead(newsletterSubscribe, NewsletterSubscribeFields)
