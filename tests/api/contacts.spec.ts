import { hoursAgo } from '../support/hours-ago'
import { enquiry, find, patch, send, uniqueWord, withHoneypot } from '../support/owner-leads'
import { expect, test } from '../support/site'

test('contacts are an array of objects with six keys, newest first, without held leads or spam', async ({
  startSite,
}) => {
  const site = await startSite()
  const word = uniqueWord()
  const from = (name: string) => `${name}@${word}.example`
  for (const name of ['first', 'second', 'third']) await send(site, enquiry(name, { email: from(name) }))
  await send(site, withHoneypot(enquiry('held', { email: from('held') })))
  expect((await site.post('/api/newsletter', { email: from('other') })).status).toBe(200)
  const spam = await find(site, { q: from('second') })
  expect((await patch(site, spam.items[0]!.id, { state: 'spam' })).status).toBe(200)
  // Stored while the clock, or another instance’s, was ahead of ours.
  await site.db.query(
    `UPDATE "Lead" SET "createdAt" = '${hoursAgo(-1)}' WHERE "email" = '${from('third')}' RETURNING 1`,
  )
  const response = await site.asOwner('/api/admin/contacts')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const contacts = ((await response.json()) as Record<string, string>[]).filter(({ email }) => email!.includes(word))
  expect(contacts.map(({ email }) => email)).toEqual([from('third'), from('first')])
  expect(Object.keys(contacts[0]!).sort()).toEqual(['createdAt', 'email', 'id', 'message', 'name', 'subject'])
  expect(contacts[0]).toMatchObject({ name: 'Robin Field', subject: 'A regular clean', message: 'Please, third.' })
  expect(new Date(contacts[0]!.createdAt!).toISOString()).toBe(contacts[0]!.createdAt)
})
