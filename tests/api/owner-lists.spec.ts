import type { Page } from '../../lib/owner/answers'
import type { ListOverview, SubscriberItem } from '../../lib/owner/people'
import { type Site, expect, test } from '../support/site'

const subscribers = async (site: Site, query: string) =>
  ((await (await site.asOwner(`/api/admin/subscribers?${query}`)).json()) as Page<SubscriberItem>).items

const leave = async (site: Site, email: string) => {
  const [{ token } = { token: '' }] = await site.db.query<{ token: string }>(
    `SELECT token FROM "Subscriber" WHERE "emailKey" = '${email}'`,
  )
  await site.postPlain(`/unsubscribe/${token}`, [['List-Unsubscribe', 'One-Click']])
}

test('who left a list is neither shown nor exported unless asked for, and then marked', async ({ startSite }) => {
  const site = await startSite()
  const [stays, left] = ['stays@visitor.example', 'left@visitor.example'] as const
  await site.post('/api/newsletter-subscribe', { email: stays, firstName: '=Zoë' })
  await site.post('/api/newsletter', { email: left, meta: { source: 'home' } })
  await site.post('/api/waitlist/store', { email: stays })
  await leave(site, left)

  expect(await subscribers(site, 'list=newsletter')).toMatchObject([
    {
      email: stays,
      state: 'subscribed',
      where: 'Newsletter page',
      consent: expect.stringContaining('newsletter') as string,
    },
  ])
  expect(await subscribers(site, 'list=newsletter&left=1')).toMatchObject([
    { email: left, state: 'left', leftBy: 'link', where: 'Home page' },
    { email: stays, state: 'subscribed' },
  ])
  expect(await subscribers(site, 'q=STAYS')).toHaveLength(2)
  const lists = (await (await site.asOwner('/api/admin/lists')).json()) as ListOverview[]
  expect(lists.find(({ id }) => id === 'newsletter')).toEqual({
    id: 'newsletter',
    name: 'Newsletter',
    subscribed: 1,
    left: 1,
  })

  const file = await site.asOwner('/api/admin/subscribers?list=newsletter&format=csv')
  expect(file.headers.get('content-disposition')).toMatch(/filename="newsletter-\d{4}-\d\d-\d\d\.csv"/)
  const csv = await file.text()
  expect(csv.split('\r\n')).toHaveLength(3)
  expect(csv).toContain(`"${stays}","'=Zoë","Newsletter","Subscribed"`)
  expect(csv).not.toContain(left)
  const all = await (await site.asOwner('/api/admin/subscribers?list=newsletter&left=1&format=csv')).text()
  expect(all).toMatch(new RegExp(`"${left}","","Newsletter","Left",.*"They unsubscribed"`))

  for (const query of ['list=nobody', 'left=yes', 'page=0', 'format=xml'])
    expect((await site.asOwner(`/api/admin/subscribers?${query}`)).status, query).toBe(400)
  expect((await site.request('/api/admin/subscribers')).status).toBe(401)
})
