import { ContactFields } from '@/components/forms/contact-fields'
import { mail } from '@/content/mail'
import { contact } from '@/lib/forms/contact'
import { acceptLead } from '@/lib/server/intake'
import { ownerNotice } from '@/lib/server/mail/owner-notice'
import { confirmation } from '@/lib/server/mail/visitor'

export { methodNotAllowed as DELETE, methodNotAllowed as GET, methodNotAllowed as HEAD, methodNotAllowed as OPTIONS, methodNotAllowed as PATCH, methodNotAllowed as PUT } from '@/lib/server/refusal'

export const POST = acceptLead(contact, [ownerNotice, confirmation(mail.confirmations.contact)], ContactFields)
