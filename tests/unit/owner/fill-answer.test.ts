import { fillAnswer } from '@/lib/server/owner/fill-answer'

const saved = 'Hi {name}, it comes to {price}, {times}.'

test('a saved answer is filled in with the lead’s first name, price and times', () => {
  const lead = {
    name: 'Zoë Nguyen',
    brief: ['The Daily Glow', '$92.40 a visit incl. GST'],
    valueCents: 9240,
    times: 'Monday',
  }
  expect(fillAnswer(saved, lead)).toBe('Hi Zoë, it comes to $92.40 a visit incl. GST, Monday.')
})

const greeting = (name: string) => fillAnswer('Hi {name}', { name, brief: [], valueCents: null, times: null })

test.each([
  ...[
    'Dr',
    'dr.',
    'Mrs Nguyen',
    'Mr & Mrs Nguyen',
    'Sir Ian',
    'The Smiths',
    'Smith Family',
    'Mia and Tom',
    'Mia + Tom',
  ],
  ...[
    'Coral Sea Holidays Pty Ltd',
    'Reef View House',
    'Coral Coast Cleaning',
    'Smith Bros',
    'Aunty Bea',
    'van der Berg',
    "I'm Mia",
    'Smith, Mia',
    'J. Smith',
    'J',
    'mia@visitor.example',
    'www.visitor.example',
    '0412',
  ],
  ...['Claim-Your-Prize-Now', 'ClaimYourPrizeNow', 'Abcdefghijklmnopqrstu', '👩‍🌾', '\u200b', ''],
])('%j may not be a first name, so it isn’t used as one', (name) => expect(greeting(name)).toBe('Hi there'))

test.each(['Zoë', 'Anne-Marie', 'D’Arcy', "O'Neil", 'McKenzie', 'MIA', 'Đặng', 'नेहा', '美咲'])(
  '%s Nguyen is greeted by that',
  (name) => expect(greeting(`\u202a${name} Nguyen\u202c`)).toBe(`Hi ${name}`),
)

test.each([
  ['that had no price', ['A clean'], 22_000, '$220 incl. GST'],
  ['that had a different price', ['The Daily Glow', '$92.40 a visit incl. GST'], 9_000, '$90 incl. GST'],
  [
    'that had the same price',
    ['General: 1 × Bathroom', '$220 incl. GST at listed prices'],
    22_000,
    '$220 incl. GST at listed prices',
  ],
])('after a quote, the quote’s price is used for a lead %s', (_, brief, valueCents, price) => {
  expect(fillAnswer('{price}', { name: null, brief, valueCents, times: null })).toBe(price)
})

test('anything the lead doesn’t say is left in brackets, to be filled in by hand', () => {
  expect(fillAnswer(saved, { name: null, brief: ['A deep clean'], valueCents: null, times: null })).toBe(
    'Hi there, it comes to (our price), (a day and a time).',
  )
})
