import { fillAnswer } from '@/components/admin/inbox/fill-answer'

const saved = 'Hi {name}, it comes to {price}, {times}.'

test('a saved answer has the lead’s first name, its price and its times', () => {
  const lead = {
    name: 'Zoë Nguyen',
    brief: ['The Daily Glow', '$92.40 a visit incl. GST'],
    valueCents: 9240,
    times: 'Monday',
  }
  expect(fillAnswer(saved, lead)).toBe('Hi Zoë, it comes to $92.40 a visit incl. GST, Monday.')
})

test.each(['Dr', 'dr.', 'Mrs Nguyen'])('whoever signs as %s isn’t greeted by a title', (name) => {
  expect(fillAnswer('Hi {name}', { name, brief: [], valueCents: null, times: null })).toBe('Hi there')
})

test.each([
  ['that had none', ['A clean'], 22_000, '$220 incl. GST'],
  ['that had another', ['The Daily Glow', '$92.40 a visit incl. GST'], 9_000, '$90 incl. GST'],
  [
    'that has stayed',
    ['General: 1 × Bathroom', '$220 incl. GST at listed prices'],
    22_000,
    '$220 incl. GST at listed prices',
  ],
])('after a quote the price is the quote’s, for a lead %s', (_, brief, valueCents, price) => {
  expect(fillAnswer('{price}', { name: null, brief, valueCents, times: null })).toBe(price)
})

test('what a lead doesn’t say stands in brackets, to be written by hand', () => {
  expect(fillAnswer(saved, { name: null, brief: ['A deep clean'], valueCents: null, times: null })).toBe(
    'Hi there, it comes to (our price), (a day and a time).',
  )
})
