import { WaitlistStoreFields } from '@/components/forms/waitlist-store-fields'
import { waitlistStore } from '@/lib/forms/waitlist-store'
import { acceptLead } from '@/lib/server/intake'
import { templatesFor } from '@/lib/server/mail/templates'

export { methodNotAllowed as DELETE, methodNotAllowed as GET, methodNotAllowed as HEAD, methodNotAllowed as OPTIONS, methodNotAllowed as PATCH, methodNotAllowed as PUT } from '@/lib/server/refusal'

export const POST = acceptLead(waitlistStore, templatesFor(waitlistStore.slug), WaitlistStoreFields)
