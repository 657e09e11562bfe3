import { ContactFields } from '@/components/forms/contact-fields'
import { contact } from '@/lib/forms/contact'
import { formRoute } from '@/lib/server/leads/intake'

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = formRoute(contact, ContactFields)
