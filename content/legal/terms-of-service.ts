import { business, legalName, waysToReachUs } from '../business'
import { names, short } from '../services/names'
import type { LegalDocument, PageMeta } from '../types'

/**
 * The terms of service (specification sections 2 and 9, policies). Every rule is as the
 * specification states it, even where two rules differ; /subscriptions and the wizard show them side by side.
 */
export const termsMeta: PageMeta = {
  title: 'Terms of Service',
  description: `The terms for ${business.name}’s cleaning, styling and organising services: bookings, prices, cancellations, subscriptions and our guarantee.`,
}

export const termsOfService: LegalDocument = {
  title: 'Terms of Service',
  updated: 'May 19, 2025',
  updatedIso: '2025-05-19',
  introduction: [
    `These terms apply when you use this website or book a service with ${legalName}, “we”, “us” and “our”. By booking a service you agree to them. Please read them, and ask us about anything that is not clear.`,
  ],
  sections: [
    {
      id: 'services',
      heading: 'Our services',
      body: [
        'We provide residential, office and holiday-rental cleaning, and home styling and organisation, in the Whitsundays region. What a service includes is described on its page. Times are estimates: they depend on the size and condition of the property.',
        `${names.naturalOrder} and ${names.sunnieSelect} are quoted individually. ${names.sunnieSelect} has a two-hour minimum booking. A travel fee applies only outside our standard service area, and we will tell you about it before you book.`,
      ],
    },
    {
      id: 'bookings',
      heading: 'Bookings and quotes',
      body: [
        'Bookings are made through our external booking service or with us directly. A booking is agreed when we confirm it. A quote is based on what you tell us; if the property or the work turns out to be different, we will talk to you before we go on.',
      ],
    },
    {
      id: 'prices',
      heading: 'Prices and payment',
      body: [
        'Prices are in Australian dollars (AUD) and exclusive of GST unless stated. Prices on this website may change; a change does not affect a booking that we have already confirmed.',
        'You can pay by major credit card, direct deposit or PayPal through the booking system.',
      ],
    },
    {
      id: 'cancelling',
      heading: 'Cancelling and rescheduling a one-off service',
      body: [
        [
          'Cancelling a one-off service needs 48 hours’ notice.',
          'Rescheduling needs 24 hours’ notice.',
          `Changes to a ${short(names.sunnieSelect)} booking need 48 hours’ notice.`,
          'Same-day cancellation or no-show, including where we cannot get in, may incur the full fee.',
        ],
        'If we have to reschedule, because of the weather or illness for example, we will tell you as soon as we can and find another time at no extra cost.',
      ],
    },
    {
      id: 'subscriptions',
      heading: 'Subscriptions',
      body: [
        [
          'A subscription has a minimum commitment of 3 or 6 months and renews automatically.',
          'Cancelling after the commitment needs 30 days’ notice.',
          'A subscription can be paused for up to 4 weeks a year with 7 days’ notice.',
          'Subscriptions need 7 days’ notice to pause, modify or cancel.',
          'Billing is weekly, fortnightly or monthly, as you choose when you subscribe.',
        ],
      ],
    },
    {
      id: 'guarantee',
      heading: 'Our White-Glove Guarantee',
      body: [
        'Love your clean or we’ll return, no questions asked. If the clean does not pass, tell us within 24 hours and we will return and re-clean free of charge.',
      ],
    },
    {
      id: 'concerns',
      heading: 'Concerns and damage',
      body: [
        'We work with care. If something is damaged, or you have any other concern, you must raise it with us within 48 hours of the service, with photographs where you can, so that we can look into it and put it right.',
        'Please put away or point out anything fragile, valuable or irreplaceable before we begin.',
      ],
    },
    {
      id: 'your-part',
      heading: 'Your part',
      body: [
        'So that we can work well and safely, please:',
        [
          'give us safe access at the agreed time: you need not be home, and can arrange key pickup and drop-off or leave access notes',
          'make sure that power and running water are on',
          'tell us about pets, alarms, hazards and surfaces that need special care',
        ],
        'We may stop work and leave if the property is not safe for our team.',
      ],
    },
    {
      id: 'store',
      heading: 'Products',
      body: [
        'Products of Naturally Sunnie are sold through an external online store, which has its own terms of sale. Joining a waitlist is free and does not oblige you to buy, or us to stock, any product.',
      ],
    },
    {
      id: 'website',
      heading: 'Using this website',
      body: [
        'The text, pictures and design of this website belong to us or to those who let us use them. You may read, print and share pages for your own use. Please do not copy them for business use, try to interfere with the site, or send anything unlawful through its forms.',
        'We link to other websites for your convenience and are not responsible for what they say or do.',
      ],
    },
    {
      id: 'liability',
      heading: 'Liability',
      body: [
        'As far as the law allows, our liability in connection with a service is capped at the service fee paid for it, and we are not liable for indirect loss.',
        'Our services come with guarantees that cannot be excluded under the Australian Consumer Law. Nothing in these terms excludes, restricts or modifies them.',
      ],
    },
    {
      id: 'privacy',
      heading: 'Privacy',
      body: ['We handle personal information as our Privacy Policy describes.'],
    },
    {
      id: 'law',
      heading: 'Governing law',
      body: ['These terms are governed by Queensland law, and the courts of Queensland have jurisdiction.'],
    },
    {
      id: 'changes',
      heading: 'Changes to these terms',
      body: [
        'We may update these terms from time to time. The date at the top says when they last changed. The terms in force when you book apply to that booking.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      body: [`Questions about these terms? ${waysToReachUs('Write to')}.`],
    },
  ],
}
