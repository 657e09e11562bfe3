import { notices } from '@/lib/closures'
import { caseOf } from '../support/form-cases/all'
import { preload } from '../support/server'
import { expect, test } from '../support/site'

const promise = 'within 24 hours'
const pages = ['/', '/contact', '/subscriptions', '/thanks/contact', '/subscribe?service=daily-glow']
const holiday = notices.find(({ from }) => from > new Date())!
const hour = 3_600_000

test(
  'pages, emails and responses say when we’re closed, from the day before until we’re back',
  { tag: '@once' },
  async ({ startSite }) => {
    const clock = (at: Date) => ({ ...preload('on-a-day'), CLOCK_AT: at.toISOString() })
    const closed = await startSite({ withCarrier: true, env: clock(new Date(holiday.from.getTime() + hour)) })
    const open = await startSite({ env: clock(new Date(holiday.until.getTime() + hour)) })
    const text = holiday.text.replaceAll("'", '&#x27;').split(' (')[0]!.split('&#x27;')[0]!
    for (const path of pages) {
      const [notice, usual] = [await closed.request(path), await open.request(path)]
      const [said, html] = [await notice.text(), await usual.text()]
      expect(said, path).toContain(`data-notice="${text}`)
      expect(html, path).not.toContain('data-notice')
      // The same policy and caching, no script of its own, and an address for the text.
      for (const name of ['content-security-policy', 'cache-control', 'content-type'])
        expect([path, notice.headers.get(name)]).toEqual([path, usual.headers.get(name)])
      expect(said.match(/<script/g), path).toHaveLength(html.match(/<script/g)!.length)
      expect(notice.headers.get('etag'), path).not.toBe(usual.headers.get('etag'))
    }
    const contact = await (await closed.request('/contact')).text()
    expect(contact.split('<main')[1]).not.toContain(`get back to you ${promise}`)
    const { etag } = Object.fromEntries((await closed.request('/contact')).headers)
    expect((await closed.request('/contact', { headers: { 'if-none-match': etag! } })).status).toBe(304)
    const email = 'closed@visitor.example'
    expect((await closed.post('/api/contact', caseOf('contact').body(email))).status).toBe(200)
    await closed.carrier!.until(() => closed.carrier!.to(email).length > 0)
    expect(closed.carrier!.to(email)[0]!.text).toContain(holiday.text)
  },
)
