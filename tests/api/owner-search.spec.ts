import { caseOf } from '../support/form-cases/all'
import { find, uniqueWord } from '../support/owner-leads'
import { expect, test } from '../support/site'

test('any part of a lead finds it: a phone number in any format, part of an address, text without accents or apostrophes', async ({
  site,
}) => {
  const word = uniqueWord()
  const body = caseOf('sunnie-select-quote').body(`${word}@visitor.example`)
  const customerInfo = {
    ...(body.customerInfo as object),
    name: 'Jürgen O’Dowd',
    phone: '0412 555 019',
    address: `12/4 ${word} Harbour Rd, Airlie Beach`,
  }
  const meta = { attribution: { first: { landing: '/bio', utm_source: `insta${word}` } } }
  expect((await site.post('/api/sunnie-select-quote', { ...body, customerInfo, meta })).status).toBe(200)
  const found = async (q: string) => (await find(site, { q })).items.some(({ email }) => email?.startsWith(word))
  for (const q of ['0412555019', '+61 412 555 019', '+61412555019', '412 555', '55501'])
    expect(await found(q), q).toBe(true)
  for (const q of ["jurgen o'dowd", 'ODOWD', `${word} harbour`, `12/4 ${word}`, `${word}@visitor`, `insta${word}`])
    expect(await found(q), q).toBe(true)
  for (const q of [`${word} quote request`, `sunnie select ${word}`]) expect(await found(q), q).toBe(true)
  for (const q of ['0412555018', `${word} newsletter`, `${word} eques`, `${word} jorgen`, `${word} customerInfo`])
    expect(await found(q), q).toBe(false)
})
