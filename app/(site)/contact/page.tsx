import type { Metadata } from 'next'
import { ContactFields } from '@/components/forms/contact-fields'
import { LeadForm } from '@/components/forms/lead-form'
import { contact as words, contactMeta } from '@/content/contact'
import { contact } from '@/lib/forms/contact'

export const metadata: Metadata = { title: { absolute: contactMeta.title }, description: contactMeta.description, alternates: { canonical: './' } }

export default function ContactPage() {
  return (
    <section className="mx-auto max-w-3xl px-gutter py-section">
      <h1 className="font-display text-h1">{words.heading}</h1>
      <p className="my-6">{words.text}</p>
      <LeadForm slug="contact" endpoint={contact.endpoint} placement="contact" id="contact-form">
        <ContactFields />
      </LeadForm>
    </section>
  )
}
