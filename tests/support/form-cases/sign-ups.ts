import { choices } from '../catalogue'
import { type FormCase, badEmail, flatten, line, name, names, nonStrings, text } from './form-case'

const pageNewsletter = 'We need your name and email to send you updates.'
const waitlist = 'First name, email, and at least one product selection are required.'

export const newsletter: FormCase = {
  slug: 'newsletter',
  body: (email) => ({ email }),
  emailPath: 'email',
  required: [['email', badEmail]],
  texts: {},
}

export const newsletterSubscribe: FormCase = {
  slug: 'newsletter-subscribe',
  body: (email) => ({ email, firstName: 'Tāne', source: 'direct_link' }),
  emailPath: 'email',
  required: [
    ['email', pageNewsletter],
    ['firstName', pageNewsletter],
  ],
  texts: { firstName: name(), source: line() },
}

export const waitlistStore: FormCase = {
  slug: 'waitlist-store',
  body: (email) => ({ email }),
  emailPath: 'email',
  required: [['email', badEmail]],
  texts: {},
}

export const waitlistSubscriptions: FormCase = {
  slug: 'waitlist-subscriptions',
  body: (email) => ({ email, firstName: 'Ana' }),
  emailPath: 'email',
  required: [['email', badEmail]],
  texts: { firstName: name(0) },
}

export const naturallySunnieWaitlist: FormCase = {
  slug: 'naturally-sunnie-waitlist',
  body: (email) => ({
    email,
    firstName: 'Noor',
    koalaEcoProducts: choices.slice(0, 2).join(', '),
    weTheWildProducts: '',
    usTheEarthProducts: choices[2],
    brandSuggestions: 'The soap maker at the markets',
    source: 'Naturally Sunnie Waitlist',
    totalProductsSelected: 3,
    allSelectedProducts: choices.join(', '),
  }),
  emailPath: 'email',
  required: [
    ['email', waitlist],
    ['firstName', waitlist],
  ],
  wrong: [
    ...nonStrings.map((value) => ['allSelectedProducts', value] as const),
    ...['3', null, [3]].map((value) => ['totalProductsSelected', value] as const),
  ],
  plain: ({
    koalaEcoProducts,
    weTheWildProducts,
    usTheEarthProducts,
    totalProductsSelected: _total,
    allSelectedProducts: _all,
    ...rest
  }) => [
    ...flatten(rest),
    ...Object.entries({ koalaEcoProducts, weTheWildProducts, usTheEarthProducts }).flatMap(([group, labels]) =>
      String(labels)
        .split(', ')
        .filter(Boolean)
        .map((label) => [group, label] as [string, string]),
    ),
  ],
  texts: {
    firstName: name(),
    koalaEcoProducts: names,
    weTheWildProducts: names,
    usTheEarthProducts: names,
    brandSuggestions: text(0),
    source: line(),
  },
}

export const protectYourPlaceSignup: FormCase = {
  slug: 'protect-your-place-signup',
  body: (email) => ({ firstName: 'Bailey', email }),
  emailPath: 'email',
  required: [
    ['firstName', 'Please enter your first name'],
    ['email', badEmail],
  ],
  texts: { firstName: name() },
}
