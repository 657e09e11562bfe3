// By path, because npm run torture reads this file too, where @ means nothing.
import { productChoiceGroups } from '../content/products'
import { builderAddOns, builderAreas } from '../content/sunnie-select'
import { frequencies, homeSizes, wizardServices } from '../content/wizard'

// Valid request bodies for every form. tools/seed.mjs parses them with the form's schema.
const names = [
  'Alex Tran',
  'Mia Chen',
  'Zoë O’Brien',
  'Sam Lee',
  'Noor Haddad',
  'Tāne Walker',
  'Ana Souza',
  'Jürgen Beck',
]
const streets = ['Mango Lane, Jubilee Pocket', 'Reef Street, Airlie Beach', 'Palm Court, Cannonvale']
const homesWithPrices = homeSizes.filter(({ quoteRequired }) => !quoteRequired)
const notOnSale = productChoiceGroups[0]!.choices[0]!.label
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

/** Cycles through the values of a list. */
const pick = <Value>(list: readonly Value[], n: number): Value => list[n % list.length]!

/** The sender of the nth sample. Nobody has an address that ends in .example. */
function personOf(n: number) {
  const name = pick(names, n)
  return {
    name,
    firstName: name.split(' ')[0]!,
    email: `sample.${n}@visitor.example`,
    phone: `0400 ${String(Math.floor(n / 1000) % 1000).padStart(3, '0')} ${String(n % 1000).padStart(3, '0')}`,
    address: `${1 + (n % 90)} ${pick(streets, n)}`,
  }
}

type Body = (person: ReturnType<typeof personOf>, n: number) => Record<string, unknown>

const bodies: Readonly<Record<string, Body>> = {
  contact: ({ name, email }, n) => ({
    name,
    email,
    subject: pick(['A regular clean', 'Moving out', 'A gift for my sister'], n),
    message: 'Hello!\n\nDo you have room for us next month?',
  }),
  subscribe: ({ name, email, phone }, n) => ({
    serviceType: wizardServices[0]!.name,
    propertySize: pick(homesWithPrices, n).name,
    frequency: frequencies[0]!.name,
    preferredDay: pick(days, n),
    customerName: name,
    customerEmail: email,
    customerPhone: phone,
    preferredContact: 'either',
  }),
  'sunnie-select-quote': ({ name, email, phone, address }, n) => ({
    customerInfo: { name, email, phone, address },
    selectedAreas: [
      { name: builderAreas[0]!.name, quantity: 1 + (n % 3) },
      { name: builderAreas[1]!.name, quantity: 1 },
    ],
    selectedAddOns: [builderAddOns[0]!.name],
    cleanType: pick(['general', 'deep'], n),
    preferredDay: pick(days, n),
    preferredTime: 'morning',
  }),
  'natural-order-onboarding': ({ name, email, phone, address }, n) => ({
    name,
    email,
    phone,
    address,
    spacesToOrganise: [pick(['Pantry', 'Wardrobe', 'Laundry'], n)],
    supplyProducts: 'yes',
    stylePreferences: ['coastal-vibes'],
    customMoodBoard: 'no',
    budget: '200-500',
    propertyType: pick(['rent', 'own'], n),
    bestTimes: ['Weekday Morning'],
  }),
  'newsletter-subscribe': ({ email, firstName }) => ({ email, firstName, source: 'direct_link' }),
  'naturally-sunnie-waitlist': ({ email, firstName }) => ({
    email,
    firstName,
    koalaEcoProducts: notOnSale,
    totalProductsSelected: 1,
    allSelectedProducts: notOnSale,
  }),
}

/** Works for every sign-up form, because schemas drop fields they don't ask for. */
const signUp: Body = ({ email, name, firstName }) => ({ email, name, firstName })

/** The body of the nth sample of a form. */
export const sampleBody = (slug: string, n: number) => (bodies[slug] ?? signUp)(personOf(n), n)

const origins = [
  { utm_source: 'instagram' },
  { referrer: 'https://www.google.com/' },
  {},
  { utm_source: 'newsletter' },
  { referrer: 'https://www.whitsundays.example/cleaners' },
]

/** The `meta` of the nth sample: where its visitor came from. */
export const sampleMeta = (n: number) => ({
  attribution: { first: { landing: '/', ...pick(origins, Math.floor(n / 3)) } },
})
