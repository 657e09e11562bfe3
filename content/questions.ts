import { business } from './business'
import { serviceById } from './services'
import { names } from './services/names'
import type { Question } from './types'

const dailyGlow = serviceById('daily-glow')
const fullBloom = serviceById('full-bloom')

/** The FAQs on /services (specification section 2, with facts from sections 1, 2 and 9). */
export const serviceQuestions: readonly Question[] = [
  {
    question: 'Which service is right for me?',
    answer: `If your place is cleaned regularly, ${names.dailyGlow}. For a reset or a first visit, ${names.fullBloom}. For cupboards and rooms that need a system, ${names.naturalOrder}. There's ${names.workFlow} for offices and ${names.fiveStarReset} for holiday rentals. Nothing fits? Build your own with ${names.sunnieSelect}.`,
  },
  {
    question: 'What products do you use?',
    answer: "Certified toxic-free Australian products. They're pet-safe, baby-friendly and reef-safe.",
  },
  {
    question: 'Which areas do you service?',
    answer: `The whole ${business.locality} region, including ${business.serviceArea.join(', ')} and surrounds. A travel fee applies only outside our standard service area.`,
  },
  {
    question: 'How far in advance should I book?',
    answer: 'At least 1 week ahead for regular services, and 2-3 weeks for deep cleans or special occasions.',
  },
  {
    question: 'How long will my clean take?',
    answer: `A ${dailyGlow.shortTitle} typically takes ${dailyGlow.typicalTime} and a ${fullBloom.shortTitle} ${fullBloom.typicalTime}. Each service page shows the time for your size of property.`,
  },
  {
    question: 'Do I need to be home?',
    answer: 'No. Drop us a key or leave access notes.',
  },
  {
    question: "What if I'm not happy with the clean?",
    answer:
      "That's what the White-Glove Guarantee is for. Tell us within 24 hours and we'll come back and re-clean it for free.",
  },
  {
    question: 'How do I cancel or reschedule?',
    answer:
      "Cancelling a one-off clean needs 48 hours' notice, and rescheduling needs 24 hours' notice. Subscriptions need 7 days to pause, modify or cancel.",
    link: { label: 'Read the terms', href: '/terms-of-service' },
  },
  {
    question: 'Do the prices include GST?',
    answer: business.gst.registered
      ? 'Yes. The bold price includes GST.'
      : "We're not registered for GST, so there's none to add: the price you see is the price you pay.",
  },
  {
    question: 'Can I save with regular cleans?',
    answer: `Yes. Subscribe to ${names.dailyGlow}, ${names.fullBloom} or ${names.workFlow} and pay less per visit. For ${names.fiveStarReset}, ask us for a host plan.`,
    link: { label: 'See subscriptions', href: '/subscriptions' },
  },
]

/** The four FAQs on /contact (specification section 2). */
export const contactQuestions: readonly Question[] = [
  {
    question: 'What areas do you service?',
    answer: `The whole ${business.locality} region, including ${business.serviceArea.join(', ')} and surrounds.`,
  },
  {
    question: 'How far in advance should I book?',
    answer: 'Book at least 1 week ahead for regular services and 2-3 weeks for deep cleans or special occasions.',
  },
  {
    question: 'Do I need to be home during the service?',
    answer: "No, you don't need to be. Key pickup/drop-off or access notes work well.",
  },
  {
    question: 'What payment methods do you accept?',
    answer: 'Major credit cards, direct deposit and PayPal via the booking system.',
  },
]

export const contactQuestionsLink = {
  label: 'More Questions Answered',
  href: '/services#service-faqs',
} as const
