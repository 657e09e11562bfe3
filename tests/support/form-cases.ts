/** One row of the table of tests for each form of the site (lib/forms/registry.ts). */
export interface FormCase {
  readonly slug: string
  /** A good body in which every key of the specification's section 7 is filled in. It is kept to the letter. */
  readonly body: (email: string) => Record<string, unknown>
  readonly emailPath: string
  /** Each required field: without it, 422 at this path with these words. */
  readonly required: readonly (readonly [path: string, message: string])[]
  /** A value of another type at a path: 422 at the path itself. */
  readonly wrongTypes: readonly (readonly [path: string, value: unknown])[]
  /** Every field that takes free text, by its limit; `least` is the fewest code points. */
  readonly texts: Readonly<
    Record<string, { readonly limit: 200 | 300 | 5_000; readonly lines?: 'many'; readonly least: number }>
  >
  /** The body as a plain form posts it, where flattening does not say it all. */
  readonly plain?: (body: Record<string, unknown>) => [string, string][]
  /** What is kept of a plain post, where that is less than of JSON. */
  readonly keptOfPlain?: (body: Record<string, unknown>) => Record<string, unknown>
}

/** The fields of a plain form: nested keys by path, lists by repetition (contract, Form endpoints). */
export function flatten(value: unknown, path = ''): [string, string][] {
  if (Array.isArray(value)) return value.flatMap((entry) => flatten(entry, path))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, entry]) => flatten(entry, path ? `${path}.${key}` : key))
  return [[path, String(value)]]
}

export const plainFields = ({ plain }: FormCase, body: Record<string, unknown>) => (plain ?? flatten)(body)

const name = (least = 1) => ({ limit: 200, least }) as const
const line = (least = 1) => ({ limit: 300, least }) as const
const text = (least = 1) => ({ limit: 5_000, lines: 'many', least }) as const
const names = { limit: 5_000, least: 0 } as const

const badEmail = 'Please enter a valid e-mail address'
const wrongTexts = (...paths: string[]) =>
  paths.flatMap(
    (path) =>
      [
        [path, 5],
        [path, null],
        [path, ['a']],
        [path, { a: 1 }],
        [path, true],
      ] as const,
  )

interface Area {
  name: string
  quantity: number
  basePrice?: number
}

const pageNewsletter = 'We need your name and email to send you updates.'
const waitlist = 'First name, email, and at least one product selection are required.'

export const formCases: readonly FormCase[] = [
  {
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
    wrongTypes: wrongTexts('name', 'email', 'subject', 'message'),
    texts: { name: name(), subject: line(), message: text() },
  },
  {
    slug: 'subscribe',
    body: (email) => ({
      serviceType: 'The Daily Glow',
      propertySize: '1 Bed 1 Bath',
      frequency: 'Weekly',
      preferredDay: 'Monday',
      estimatedPrice: '92.40',
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
    wrongTypes: wrongTexts(
      'serviceType',
      'propertySize',
      'frequency',
      'preferredDay',
      'estimatedPrice',
      'customerName',
      'customerEmail',
      'customerPhone',
      'preferredContact',
    ),
    texts: {
      serviceType: line(),
      propertySize: line(),
      frequency: line(),
      preferredDay: line(),
      estimatedPrice: line(0),
      customerName: name(),
      customerPhone: line(),
      preferredContact: line(),
    },
  },
  {
    slug: 'sunnie-select-quote',
    body: (email) => ({
      customerInfo: {
        name: 'Sam Lee',
        email,
        phone: '0400 000 000',
        address: '1 Reef Street, Airlie Beach',
        preferredDate: '2025-09-01',
        preferredTime: 'morning',
        specialRequests: 'A dog lives here.\nHe is friendly.',
      },
      selectedAreas: [
        { name: 'Bathroom', quantity: 2, basePrice: 45 },
        { name: 'Veranda/Balcony', quantity: 1, basePrice: 30 },
      ],
      selectedAddOns: ['Oven Deep Clean', 'TLC Plant Care'],
      cleanType: 'general',
      preferredDay: 'Tuesday',
      preferredTime: 'morning',
      specialRequests: 'A dog lives here.\nHe is friendly.',
      totalTime: '3h 15m',
      timestamp: '2025-08-21T01:02:03.456Z',
    }),
    emailPath: 'customerInfo.email',
    required: [
      ['customerInfo', 'Name and email are required to proceed.'],
      ['customerInfo.name', 'Please enter your name'],
      ['customerInfo.email', badEmail],
      ['selectedAreas', 'Please select at least one area'],
      ['cleanType', 'Please select a clean type'],
      ['preferredDay', 'Please select your preferred day'],
      ['preferredTime', 'Please select your preferred time'],
    ],
    wrongTypes: [
      ...wrongTexts(
        'customerInfo.name',
        'customerInfo.email',
        'customerInfo.phone',
        'customerInfo.address',
        'customerInfo.preferredDate',
        'customerInfo.preferredTime',
        'customerInfo.specialRequests',
      ),
      ...wrongTexts('preferredDay', 'specialRequests', 'totalTime', 'timestamp', 'selectedAreas.0.name'),
      ['customerInfo', 'Sam'],
      ['customerInfo', null],
      ['customerInfo', []],
      ['selectedAreas', 'Bathroom'],
      ['selectedAreas', {}],
      ['selectedAreas', []],
      ['selectedAreas', Array.from({ length: 21 }, () => ({ name: 'Bathroom', quantity: 1 }))],
      ['selectedAreas.0', 'Bathroom'],
      ...[0, -1, 1.5, 21, 1e308, '2', null].map((value) => ['selectedAreas.0.quantity', value] as const),
      ...[-1, 1e9, '45', null].map((value) => ['selectedAreas.0.basePrice', value] as const),
      ['selectedAddOns', 'Oven Deep Clean'],
      ['selectedAddOns', Array.from({ length: 21 }, () => 'Bed Making')],
      ['selectedAddOns.0', 5],
      ['cleanType', 'sparkling'],
      ['cleanType', 5],
      ['preferredTime', 'midnight'],
      ['preferredTime', ['morning']],
    ],
    texts: {
      'customerInfo.name': name(),
      'customerInfo.phone': line(0),
      'customerInfo.address': line(0),
      'customerInfo.preferredDate': line(0),
      'customerInfo.preferredTime': line(0),
      'customerInfo.specialRequests': text(0),
      'selectedAreas.0.name': name(),
      'selectedAddOns.0': line(),
      preferredDay: line(),
      specialRequests: text(0),
      totalTime: line(0),
      timestamp: line(0),
    },
    plain: ({ selectedAreas, ...rest }) => [
      ...flatten(rest),
      ...(Array.isArray(selectedAreas)
        ? (selectedAreas as Area[]).map(
            ({ name: area, quantity }) => [`selectedAreas.${area}`, String(quantity)] as [string, string],
          )
        : []),
    ],
    keptOfPlain: (body) => ({
      ...body,
      selectedAreas: (body.selectedAreas as Area[]).map(({ name: area, quantity }) => ({ name: area, quantity })),
    }),
  },
  {
    slug: 'natural-order-onboarding',
    body: (email) => ({
      name: 'Mia Chen',
      phone: '0400 000 000',
      address: '2 Mango Lane, Jubilee Pocket',
      email,
      spacesToOrganise: ['Pantry', 'Outdoor Patio / Garden'],
      supplyProducts: 'yes',
      stylePreferences: ['coastal-vibes', 'surprise-me'],
      materialPreferences: 'Rattan.\nNo plastic.',
      customMoodBoard: 'no',
      budget: '200-500',
      brandPreferences: 'Anything from close by',
      propertyType: 'rent',
      deadline: 'Before Christmas',
      bestTimes: ['Weekday Morning', 'Flexible'],
      additionalNotes: 'Ring the bell twice.',
    }),
    emailPath: 'email',
    required: [
      ['name', 'Name is required'],
      ['phone', 'Valid phone number is required'],
      ['address', 'Address is required'],
      ['email', 'Valid email is required'],
      ['spacesToOrganise', 'Please select at least one space'],
      ['supplyProducts', 'Please choose yes or no'],
      ['propertyType', 'Please choose rent or own'],
      ['bestTimes', 'Please select at least one available time'],
    ],
    wrongTypes: [
      ...wrongTexts(
        'name',
        'phone',
        'address',
        'email',
        'materialPreferences',
        'budget',
        'brandPreferences',
        'deadline',
        'additionalNotes',
      ),
      ['name', 'M'],
      ['phone', '040000000'],
      ['address', '2 Ma'],
      ['spacesToOrganise', 'Pantry'],
      ['spacesToOrganise', []],
      ['spacesToOrganise', Array.from({ length: 21 }, () => 'Pantry')],
      ['spacesToOrganise.0', 5],
      ['bestTimes', {}],
      ['bestTimes', []],
      ['stylePreferences', 'coastal-vibes'],
      ['stylePreferences.1', null],
      ['supplyProducts', 'maybe'],
      ['supplyProducts', true],
      ['customMoodBoard', 'perhaps'],
      ['propertyType', 'squat'],
      ['propertyType', 1],
    ],
    texts: {
      name: name(2),
      phone: line(10),
      address: line(5),
      'spacesToOrganise.0': line(),
      'stylePreferences.0': line(),
      materialPreferences: text(0),
      budget: line(0),
      brandPreferences: text(0),
      deadline: line(0),
      'bestTimes.0': line(),
      additionalNotes: text(0),
    },
  },
  {
    slug: 'newsletter',
    body: (email) => ({ email }),
    emailPath: 'email',
    required: [['email', badEmail]],
    wrongTypes: wrongTexts('email'),
    texts: {},
  },
  {
    slug: 'newsletter-subscribe',
    body: (email) => ({ email, firstName: 'Tāne', source: 'direct_link' }),
    emailPath: 'email',
    required: [
      ['email', pageNewsletter],
      ['firstName', pageNewsletter],
    ],
    wrongTypes: wrongTexts('email', 'firstName', 'source'),
    texts: { firstName: name(), source: line() },
  },
  {
    slug: 'waitlist-store',
    body: (email) => ({ email }),
    emailPath: 'email',
    required: [['email', badEmail]],
    wrongTypes: wrongTexts('email'),
    texts: {},
  },
  {
    slug: 'waitlist-subscriptions',
    body: (email) => ({ email, firstName: 'Ana' }),
    emailPath: 'email',
    required: [['email', badEmail]],
    wrongTypes: wrongTexts('email', 'firstName'),
    texts: { firstName: name(0) },
  },
  {
    slug: 'naturally-sunnie-waitlist',
    body: (email) => ({
      email,
      firstName: 'Noor',
      koalaEcoProducts: 'Dog Wash (500ml), Room Spray (300ml)',
      weTheWildProducts: '',
      usTheEarthProducts: 'Re-Usable Cotton Towels (roll of 8)',
      brandSuggestions: 'The soap maker at the markets',
      source: 'Naturally Sunnie Waitlist',
      totalProductsSelected: 3,
      allSelectedProducts: 'Dog Wash (500ml), Room Spray (300ml), Re-Usable Cotton Towels (roll of 8)',
    }),
    emailPath: 'email',
    required: [
      ['email', waitlist],
      ['firstName', waitlist],
    ],
    wrongTypes: [
      ...wrongTexts(
        'email',
        'firstName',
        'koalaEcoProducts',
        'weTheWildProducts',
        'usTheEarthProducts',
        'brandSuggestions',
        'source',
        'allSelectedProducts',
      ),
      ...[-1, 1.5, 1e9, '3', null, [3]].map((value) => ['totalProductsSelected', value] as const),
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
  },
  {
    slug: 'protect-your-place-signup',
    body: (email) => ({ firstName: 'Bailey', email }),
    emailPath: 'email',
    required: [
      ['firstName', 'Please enter your first name'],
      ['email', badEmail],
    ],
    wrongTypes: wrongTexts('firstName', 'email'),
    texts: { firstName: name() },
  },
]

export function caseOf(slug: string): FormCase {
  const found = formCases.find((row) => row.slug === slug)
  if (!found) throw new Error(`tests/support/form-cases.ts has no row for ${slug}`)
  return found
}
