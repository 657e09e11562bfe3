import { business } from './business'
import { serviceById } from './services'

/** Headings and sentences of /llms.txt, which otherwise repeats what the pages say. */
export const llms = {
  where: 'Where and when',
  services: 'Services and once-off prices',
  quoted: 'We quote each one.',
  subscriptions: 'Subscriptions',
  build: `${serviceById('sunnie-select').title}: areas and extras of a general clean`,
  policies: 'Policies',
  enquire: 'How to enquire',
  forms: [
    { label: 'Send a message', href: '/contact' },
    { label: 'Ask for a subscription', href: '/subscribe' },
    { label: 'Build a clean and ask for a quote', href: '/sunnie-select-onboarding' },
    { label: `Tell us about your home for ${serviceById('natural-order').title}`, href: '/natural-order-onboarding' },
  ],
  book: 'Book online',
  assistants: `An assistant may fill in a form, which is declared as a tool (WebMCP); the person checks it and presses the button. Nothing is charged on this site.`,
  more: 'More',
  prices: business.gst.registered ? 'All prices are in AUD, incl. GST.' : 'All prices are in AUD.',
} as const
