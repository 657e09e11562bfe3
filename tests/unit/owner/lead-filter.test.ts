import { matchesWords, readLeadQuery, leadWhere } from '@/lib/server/owner/lead-filter'

const lead = {
  payload: JSON.stringify({
    name: 'Zoë Ürban',
    email: 'zoe@example.com',
    message: 'Two "lines"\nÉCLAIR, 50% off_now',
    areas: [{ name: 'Laundry', quantity: 3 }],
  }),
  emailKey: 'zoe@example.com',
}
const read = (query: string) => readLeadQuery(new URLSearchParams(query))

test.each(['zoë', 'ZOË', 'ürban zoë', 'éclair', '50%', 'off_now', '"lines"', 'laundry', 'zoë laundry', undefined])(
  '%j is found',
  (q) => {
    expect(matchesWords(q, lead)).toBe(true)
  },
)

test.each(['zoey', '5_%', 'off-now', 'quantity', 'message', 'example', 'zoë bathroom'])('%j is not found', (q) => {
  expect(matchesWords(q, lead)).toBe(false)
})

test('an email address is left to the database, which compares it whole', () => {
  expect(leadWhere({ q: 'ZOE@Example.com' })).toMatchObject({ emailKey: 'zoe@example.com' })
})

test('days are days of Brisbane, the last one included', () => {
  expect(leadWhere({ from: '2026-03-01', to: '2026-03-02' }).createdAt).toEqual({
    gte: new Date('2026-02-28T14:00:00Z'),
    lt: new Date('2026-03-02T14:00:00Z'),
  })
})

test('held leads stay out unless asked for', () => {
  expect(leadWhere({}).state).toEqual({ not: 'held' })
  expect(leadWhere({ state: 'held' }).state).toBe('held')
})

test('empty parameters, as a plain form sends them, count as none', () => {
  expect(read('form=&q=&state=&from=&to=&page=')).toEqual({ page: 1, format: 'json' })
})

test.each([
  'form=nope',
  'state=maybe',
  'from=2026-02-30',
  'to=yesterday',
  'page=0',
  'page=1.5',
  'format=xml',
  'from=2026-03-02&to=2026-03-01',
  `q=${'x'.repeat(201)}`,
])('%s is refused with 400', (query) => {
  expect(() => read(query)).toThrow(expect.objectContaining({ status: 400 }))
})
