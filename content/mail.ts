import { business } from './business'

/** Text of the emails the site sends (contract, Mail; decision F6). */
export const mail = {
  notice: {
    subject: (label: string, from: string) => `${label} from ${from}`,
    intro: (label: string) => `A new ${label.toLowerCase()} has come in through the website.`,
    received: 'Received',
    placement: 'Sent from',
    attribution: 'How they found us',
    remarks: 'Worth a look',
    photos: 'Photos',
    photosWhere: (count: number) => `${count}, under Leads in your pages`,
    open: 'Read it in the inbox',
    reply: 'Reply to this e-mail to answer them.',
  },
  greeting: (firstName?: string) => (firstName ? `Hello ${firstName},` : 'Hello,'),
  signOff: ['Warmly,', `The team at ${business.name}`],
  confirmations: {
    contact: {
      subject: `We have your message`,
      paragraphs: [
        'Thank you for writing to us. Your message has arrived and a person will read it.',
        "We'll be in touch within 24 hours.",
      ],
    },
    subscribe: {
      subject: 'We have your subscription request',
      paragraphs: [
        'Thank you for asking us to come by regularly. Your request has arrived; nothing has been charged.',
        "We'll be in touch within 24 hours to confirm your first date and your plan.",
      ],
    },
    'sunnie-select-quote': {
      subject: 'We have your quote request',
      paragraphs: [
        'Thank you for building your own clean. Your request has arrived and a person will look at it.',
        "We'll be in touch within 24 hours.",
      ],
    },
    'natural-order-onboarding': {
      subject: 'We have your onboarding form',
      paragraphs: [
        'Thank you for telling us about your home. Your form has arrived and a person will read it.',
        "We'll be in touch within 24 hours.",
      ],
    },
  },
  /** Heading of the visitor's choices in a confirmation. */
  choices: 'What you chose',
  /** Added to confirmations sent between Friday evening and Monday morning, Brisbane time. */
  weekend: 'We are out of the office over the weekend, so our answer may come on Monday.',
  signInLink: {
    subject: 'Your sign-in link',
    text: 'Here is the link you asked for. It opens your pages once, within 15 minutes.',
    link: 'Open my pages',
    notYou: 'If you did not ask for it, there is nothing to do: nobody gets in without this e-mail.',
  },
  unsubscribe: {
    reason: 'You get this e-mail because this address was signed up on our website.',
    link: 'Unsubscribe',
  },
}
