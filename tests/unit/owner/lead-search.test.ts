import { searchTermsOf, searchTextOf } from '@/lib/lead-search'

const text = searchTextOf([
  'Zoë O’Dowd-Jürgens',
  'Zoe.ODowd@visitor.example',
  '0412 555 019',
  '12/4 Shute Harbour Rd, Airlie Beach',
  '100% "quoted"\nunder_score',
  'Søren rings (07) 4946-1234 or +64 21 555 019',
  'Laundry',
  'On 21/11 0417 555 020, or at work: 02 5550 0123 / +61 488 555 021',
  '\u202a0419–555–031\u202c, ０４１９ ５５５ ０３２',
])

test('a very long run of digits doesn’t make the search text many times longer', () => {
  expect(searchTextOf(['02'.repeat(2_500)]).length).toBeLessThan(12_000)
})

test('text that’s folded into many times its length is cut, without the phone numbers after it', () => {
  const long = searchTextOf(['Zoë', '\ufdfa'.repeat(21_000), 'a 0412 555 019'])
  expect(long).toMatch(/^zoe .* 0412555019 61412555019$/)
  expect(long.length).toBeLessThan(67_000)
  const numbers = Array.from({ length: 1_500 }, (_, n) => `x${'02'.repeat(18)}${1_000 + n}`).join('')
  expect(searchTextOf([numbers]).length).toBeLessThan(2 * numbers.length)
  const halved = searchTextOf([`a${'😀'.repeat(33_000)}`])
  expect(halved.isWellFormed()).toBe(true)
})

test('no lead that fits into a request is cut, in any script that’s written', () => {
  for (const script of ['a', 'ü', '한', 'ệ', '漢', '😀', 'ﬁ'])
    expect(searchTextOf([script.repeat(Math.floor(60_000 / Buffer.byteLength(script))), 'end'])).toMatch(/ end$/)
})

const found = (q: string) => {
  const { words, digits } = searchTermsOf(q)
  return words.every((word) => text.includes(word)) || (digits !== undefined && text.includes(digits))
}

test.each([
  '0412555019',
  '0412 555 019',
  '+61412555019',
  '+61 412 555 019',
  '+61 (0)412 555 019',
  '0061 412 555 019',
  '61412555019',
  '412 555',
  '5019',
  '074946',
  '+61 7 4946 1234',
  '+64 21 555',
  '+61417555020',
  '0417555020',
  '+61255500123',
  '61488555021',
  '0488555021',
  '\u202a+61 412 555 019\u202c',
  '\u200e0412\u2007555\u2007019\ufeff',
  '0412–555–019',
  '0412\u2011555\u2011019',
  '０４１２ ５５５ ０１９',
  'tel:+61412555019',
  'tel:+61-412-555-019;ext=5',
  'sms:0412555019',
  '0011 61 412 555 019',
  '0419 555 031',
  '+61419555032',
  'zo\u00ade\u200b',
  'odowd',
  "o'dowd",
  'O’DOWD',
  'jurgens',
  'JÜRGENS zoe',
  'soren',
  'dowd@visitor',
  'zoe.odowd@visitor.example',
  'mailto:zoe.odowd@visitor.example',
  'Zoe <zoe.odowd@visitor.example>,',
  '(07) 4946 1234 ext. 5',
  'shute harb',
  '12/4 airlie',
  '100%',
  'under_score',
  '"quoted"',
])('%j finds it', (q) => expect(found(q)).toBe(true))

test.each(['zoey', '1_0', '10%%0', 'under-score', '0412555018', '+61 412 555 018', 'zoe bathroom'])(
  '%j does not',
  (q) => expect(found(q)).toBe(false),
)
