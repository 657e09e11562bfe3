import 'server-only'
import { mail } from '@/content/mail'
import { onboardingChoices } from '@/lib/forms/checks/natural-order-onboarding'
import { subscriptionChoices } from '@/lib/forms/checks/subscribe'
import { quoteChoices } from '@/lib/forms/checks/sunnie-select-quote'
import { ownerNotice } from './owner-notice'
import type { MailTemplate } from './template'
import { confirmation, welcome } from './visitor'

/** The mails that a lead of each form causes, by the form's slug: when it comes in, or when the owner releases it. */
const templates: Readonly<Record<string, readonly MailTemplate[]>> = {
  contact: [ownerNotice, confirmation(mail.confirmations.contact)],
  subscribe: [ownerNotice, confirmation(mail.confirmations.subscribe, subscriptionChoices)],
  'sunnie-select-quote': [ownerNotice, confirmation(mail.confirmations['sunnie-select-quote'], quoteChoices)],
  'natural-order-onboarding': [
    ownerNotice,
    confirmation(mail.confirmations['natural-order-onboarding'], onboardingChoices),
  ],
  newsletter: [ownerNotice, welcome],
  'newsletter-subscribe': [ownerNotice, welcome],
  'waitlist-store': [ownerNotice, welcome],
  'waitlist-subscriptions': [ownerNotice, welcome],
  'naturally-sunnie-waitlist': [ownerNotice, welcome],
  'protect-your-place-signup': [ownerNotice, welcome],
}

/** Throws for a form that has no row above: no lead may come in without a notice to the owner. */
export function templatesFor(slug: string): readonly MailTemplate[] {
  const found = templates[slug]
  if (!found) throw new Error(`lib/server/mail/templates.ts has no mails for ${slug}`)
  return found
}
