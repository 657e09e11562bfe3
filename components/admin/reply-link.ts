import { admin } from '@/content/admin'
import type { ContactSubmission } from '@/lib/owner/answers'

const part = (text: string) => encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))

/**
 * A pre-filled answer in the owner's own mail program: "Re: " and the subject, a greeting and thanks
 * (specification section 2, /admin/contacts).
 */
export function replyLink({ email, name, subject }: Pick<ContactSubmission, 'email' | 'name' | 'subject'>): string {
  const { replySubject, replyBody } = admin.contacts
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${part(replySubject(subject))}&body=${part(replyBody(name))}`
}
