import { business } from './business'
import type { Question } from './types'

/** The ten FAQs on /services (specification section 2, with facts from sections 1, 2 and 9). */
export const serviceQuestions: readonly Question[] = [
  {
    question: 'Which service is right for me?',
    answer:
      'For a home that is looked after, The Daily Glow. For a reset or a first visit, The Full Bloom. For cupboards and rooms that need a system, The Natural Order. Offices have The Work Flow, holiday rentals The Five-Star Reset. If none fits, build your own with The Sunnie Select.',
  },
  {
    question: 'What products do you use?',
    answer: 'Certified toxic-free Australian products. They are pet-safe, baby-friendly and reef-safe.',
  },
  {
    question: 'Which areas do you service?',
    answer:
      'The whole Whitsundays region, including Airlie Beach, Cannonvale, Jubilee Pocket and surrounds. A travel fee applies only outside our standard service area.',
  },
  {
    question: 'How far in advance should I book?',
    answer: 'At least 1 week ahead for regular services, and 2-3 weeks for deep cleans or special occasions.',
  },
  {
    question: 'How long will my clean take?',
    answer:
      'A Daily Glow typically takes 2-3 hours and a Full Bloom 4-6 hours. Each service page shows the time for your size of property.',
  },
  {
    question: 'Do I need to be home?',
    answer: 'No. You can arrange key pickup and drop-off, or leave us access notes.',
  },
  {
    question: 'What if I am not happy with the clean?',
    answer:
      'That is what the White-Glove Guarantee is for. Tell us within 24 hours and we return and re-clean free of charge.',
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
      ? 'Service prices are shown plus GST with the total beside them. Prices in the subscription wizard include GST.'
      : 'We are not registered for GST, so none is added: the price you see is the price you pay.',
  },
  {
    question: 'Can I save with regular cleans?',
    answer:
      'Yes. The Daily Glow, The Full Bloom, The Work Flow and The Five-Star Reset are eligible for a subscription, at a lower price per visit.',
    link: { label: 'See subscriptions', href: '/subscriptions' },
  },
]

/** The four FAQs on /contact (specification section 2). */
export const contactQuestions: readonly Question[] = [
  {
    question: 'What areas do you service?',
    answer: 'The whole Whitsundays region, including Airlie Beach, Cannonvale, Jubilee Pocket and surrounds.',
  },
  {
    question: 'How far in advance should I book?',
    answer: 'Book at least 1 week ahead for regular services and 2-3 weeks for deep cleans or special occasions.',
  },
  {
    question: 'Do I need to be home during the service?',
    answer: 'No, you need not be home. Key pickup/drop-off or access notes work well.',
  },
  {
    question: 'What payment methods do you accept?',
    answer: 'Major credit cards, direct deposit and PayPal via the booking system.',
  },
]

export const contactQuestionsLink = {
  label: 'More questions answered',
  href: '/services#service-faqs',
} as const
