import { business } from '@/content/business'
import { mailto } from '@/lib/contact-links'

const encode = (text: string) => encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))

/** `mailto:` link with a pre-filled reply: "Re: " and the subject, a greeting and thanks (specification section 2). */
export function replyLink({ email, name, subject }: Readonly<Record<'email' | 'name' | 'subject', string>>): string {
  const text = `Hi ${name || 'there'},\n\nThank you for contacting ${business.name}.\n\n\n\nWarmly,\nThe team at ${business.name}`
  return `${mailto(email)}?subject=${encode(`Re: ${subject}`)}&body=${encode(text)}`
}
