import { business, legalName, waysToReachUs } from '../business'
import type { LegalDocument, PageMeta } from '../types'

/**
 * The privacy policy with its text and date as published (specification sections 2 and 9). What this
 * website does with personal details is a separate document with its own date, `website-details.ts`, shown on the same
 * page.
 */
export const privacyMeta: PageMeta = {
  title: 'Privacy Policy',
  description: `How ${business.name} collects, uses, keeps and protects your personal information, and how to ask us about it.`,
}

export const privacyPolicy: LegalDocument = {
  title: 'Privacy Policy',
  updated: 'May 19, 2025',
  updatedIso: '2025-05-19',
  introduction: [
    `${business.name} respects your privacy. This policy explains which personal information we collect, why we collect it, how we look after it and what you can ask of us. We aim to handle personal information in line with the Privacy Act 1988 (Cth) and the Australian Privacy Principles.`,
    `“We”, “us” and “our” mean ${legalName}, ${business.address}.`,
  ],
  sections: [
    {
      id: 'information-we-collect',
      heading: 'Information we collect',
      body: [
        'We collect what you choose to give us and what we need to do the work that you ask for:',
        [
          'your name, email address, phone number and address',
          'details of your home, holiday rental or office, such as its size, the spaces and services that you choose, access notes and preferred days and times',
          'your messages, enquiries, style preferences, product choices and feedback',
          'the lists that you join, such as our newsletter, waitlists and campaign updates',
          'records of bookings, services and payments. Card details are handled by our booking and payment providers; we do not keep them',
        ],
      ],
    },
    {
      id: 'how-we-collect',
      heading: 'How we collect it',
      body: [
        'Mostly from you: when you fill in a form on our website, book through our external booking service, write, call or meet us. Where someone else gives us your details, such as a property manager who arranges access, we use them for that purpose only.',
      ],
    },
    {
      id: 'how-we-use',
      heading: 'How we use it',
      body: [
        'We use personal information to:',
        [
          'answer enquiries, prepare quotes and arrange, carry out and follow up services',
          'manage subscriptions, bookings, changes and payments',
          'send you what you signed up for, such as our newsletter, waitlist news and campaign updates',
          'improve our services and keep our people and yours safe',
          'meet our legal, tax and insurance obligations',
        ],
        'We do not sell personal information.',
      ],
    },
    {
      id: 'marketing',
      heading: 'Newsletters and updates',
      body: [
        'We send marketing email only to people who asked for it. Every such email has a link to unsubscribe, and you can also ask us to take you off a list at any time.',
      ],
    },
    {
      id: 'sharing',
      heading: 'Who we share it with',
      body: [
        'We share personal information only where it is needed:',
        [
          'with members of our team who carry out your service',
          'with providers who work for us, such as our booking service, payment providers, email and hosting providers, and only for that work',
          'with professional advisers and insurers where a matter calls for it',
          'where the law requires or allows it',
        ],
        'Some of these providers may store information outside Australia. We take reasonable steps to choose providers that protect it.',
      ],
    },
    {
      id: 'other-sites',
      heading: 'Other websites',
      body: [
        'Our website links to others: our booking service, online store, social networks, and the sites of the charity, sponsors and artist. They have their own privacy policies, and we are not responsible for how they handle your information.',
      ],
    },
    {
      id: 'security',
      heading: 'Keeping it safe',
      body: [
        'We take reasonable steps to protect personal information from misuse, loss and unauthorised access. We keep it only as long as we need it for the purposes above or as the law requires, and then delete it or remove what identifies you. Keys and access notes are handled with particular care and returned or deleted when they are no longer needed.',
        'No system is perfectly secure. If something happens to your information that is likely to cause you serious harm, we will tell you.',
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      body: [
        'Our website is not for children under 13, and we do not knowingly collect personal information from them. If you believe that a child has given us their details, please tell us and we will delete them.',
      ],
    },
    {
      id: 'your-choices',
      heading: 'Seeing and correcting your information',
      body: [
        'You may ask us which personal information we hold about you, and ask us to correct or delete it. We will answer within a reasonable time. If we cannot do what you ask, for example because the law requires us to keep a record, we will tell you why.',
      ],
    },
    {
      id: 'complaints',
      heading: 'Questions and complaints',
      body: [
        `${waysToReachUs('Write to us at')}. We take every concern seriously and will look into it. If you are not satisfied with our answer, you can contact the Office of the Australian Information Commissioner (OAIC).`,
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      body: ['We may update this policy from time to time. The date at the top says when it last changed.'],
    },
  ],
}
