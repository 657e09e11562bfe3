import * as z from 'zod/mini'
import { defineForm } from './define-form'
import { emailField, lineField, nameField, textField } from './text'

const contactSchema = z.object({
  name: nameField('Please enter your name'),
  email: emailField(),
  subject: lineField('Please enter a subject'),
  message: textField('Please write a message'),
})

/** The enquiry form on home and /contact (specification, sections 5, 7 and 8). */
export const contact = defineForm({
  slug: 'contact',
  label: 'Contact message',
  endpoint: '/api/contact',
  purpose: 'Ask a question, plan a clean or tell us about your space.',
  schema: contactSchema,
  blank: { name: '', email: '', subject: '', message: '' },
  labels: { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' },
  words: {
    contact: {
      send: 'Send Message',
      sending: 'Sending...',
      success: { title: 'Message sent!', description: "We'll get back to you as soon as possible." },
      failure: { title: 'Message failed to send', description: 'Please try again later.' },
      showsServerMessage: true,
      storedBy: 'status',
      next: "Got it. We'll be in touch within 24 hours.",
    },
  },
  sender: ({ name, email }) => ({ name, email }),
  summary: (data) => [
    ['Name', data.name],
    ['Email', data.email],
    ['Subject', data.subject],
    ['Message', data.message, 'message'],
  ],
})
