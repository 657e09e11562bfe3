// By path, because npm run torture reads this file too, where @ means nothing.
import { wizardPrices } from '../../../content/wizard'
import { toDecimalString } from '../../../lib/pricing/money'
import { type FormCase, badEmail, line, name, phone, text } from './form-case'
import { named } from '../catalogue'

export const contact: FormCase = {
  slug: 'contact',
  body: (email) => ({
    name: 'Zoë Nguyen-O’Brien',
    email,
    subject: 'A question, or two',
    message: 'Hello!\n\nDo you come to Cannonvale?\n🌿 Zoë',
  }),
  emailPath: 'email',
  required: [
    ['name', 'Please enter your name'],
    ['email', badEmail],
    ['subject', 'Please enter a subject'],
    ['message', 'Please write a message'],
  ],
  texts: { name: name(), subject: line(), message: text() },
}

export const subscribe: FormCase = {
  slug: 'subscribe',
  body: (email) => ({
    serviceType: named['daily-glow'],
    propertySize: named['1b1b'],
    frequency: named.weekly,
    preferredDay: 'Monday',
    estimatedPrice: toDecimalString(wizardPrices['daily-glow']['1b1b']!.weekly),
    contactType: 'subscription_form',
    customerName: 'Alex Tran',
    customerEmail: email,
    customerPhone: '0400 000 000',
    preferredContact: 'either',
  }),
  emailPath: 'customerEmail',
  required: [
    ['serviceType', 'Please choose your service'],
    ['propertySize', 'Please choose your property size'],
    ['frequency', 'Please choose how often we come'],
    ['preferredDay', 'Please choose your preferred day'],
    ['customerName', 'Please enter your full name'],
    ['customerEmail', badEmail],
    ['customerPhone', 'Please enter your phone number'],
  ],
  texts: {
    serviceType: line(),
    propertySize: line(),
    frequency: line(),
    preferredDay: line(),
    estimatedPrice: line(0),
    customerName: name(),
    customerPhone: phone(),
    preferredContact: line(),
  },
}
