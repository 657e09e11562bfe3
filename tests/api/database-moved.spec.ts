import { closeSync, existsSync, openSync, readSync, renameSync, rmSync, writeSync } from 'node:fs'
import { callApi } from '../support/as-owner'
import { enquiry } from '../support/enquiry'
import { expect, test } from '../support/site'
import { act } from '../support/owner-page'

/** The files that make up a SQLite database while it's open. */
const partsOf = (file: string) => ['', '-wal', '-shm'].map((suffix) => file + suffix)

test(
  'a database that was away for a while comes back with every lead, whatever was asked for in between',
  { tag: '@once' },
  async ({ startSite }) => {
    const site = await startSite({ env: { CRON_SECRET: 'of-the-scheduler' } })
    const file = site.db.url.slice('file:'.length)
    expect((await site.post('/api/contact', enquiry('before@visitor.example'))).status).toBe(200)
    const parts = partsOf(file)
    await callApi(site, 'GET', 'leads') // signs in
    for (const part of parts) renameSync(part, `${part}.aside`)
    // A person's button, the outbox's rounds, and the owner's pages, reading and writing.
    expect((await site.postPlain('/unsubscribe/a-token', [])).status).toBe(503)
    await site.request('/api/cron/outbox', { headers: { authorization: 'Bearer of-the-scheduler' } })
    expect((await callApi(site, 'GET', 'leads')).status).toBe(503)
    expect((await act(site, 'account', 'quiet-hours')).status).toBe(503)
    expect(existsSync(file)).toBe(false)
    for (const part of parts) renameSync(`${part}.aside`, part)
    expect((await site.post('/api/contact', enquiry('after@visitor.example'))).status).toBe(200)
    await site.end('SIGKILL')
    await site.start()
    const stored = (await site.leads()).map(({ email }) => email)
    expect(stored.toSorted()).toEqual(['after@visitor.example', 'before@visitor.example'])
  },
)

test(
  'a lead that arrives while the database file is missing is rejected or stored, never lost',
  { tag: '@once' },
  async ({ startSite }) => {
    const site = await startSite()
    const file = site.db.url.slice('file:'.length)
    expect((await site.post('/api/contact', enquiry('before@visitor.example'))).status).toBe(200)
    const parts = partsOf(file)
    for (const part of parts) renameSync(part, `${part}.aside`)
    const during = []
    for (let n = 0; n < 5; n++)
      during.push((await site.post('/api/contact', enquiry(`during${n}@visitor.example`))).status)
    await site.end('SIGKILL')
    for (const part of parts) {
      rmSync(part, { force: true })
      renameSync(`${part}.aside`, part)
    }
    await site.start()
    const stored = (await site.leads()).map(({ email }) => email)
    expect(stored).toContain('before@visitor.example')
    // Each lead was either rejected, or stored in the database that was put back.
    for (const [n, status] of during.entries())
      expect([status, stored.includes(`during${n}@visitor.example`)]).toEqual(
        status === 200 ? [200, true] : [503, false],
      )
  },
)

test(
  'a database whose first page is overwritten for a while keeps every lead that was acknowledged',
  { tag: '@once' },
  async ({ startSite }) => {
    const site = await startSite()
    const post = async (name: string) => (await site.post('/api/contact', enquiry(`${name}@visitor.example`))).status
    expect(await post('before')).toBe(200)
    const file = openSync(site.db.url.slice('file:'.length), 'r+')
    const page = Buffer.alloc(4096)
    readSync(file, page, 0, page.length, 0)
    writeSync(file, Buffer.alloc(page.length, 'A'), 0, page.length, 0)
    const during = await post('during')
    expect([200, 503]).toContain(during)
    writeSync(file, page, 0, page.length, 0)
    closeSync(file)
    await expect.poll(() => post('after')).toBe(200)
    await site.end('SIGKILL')
    await site.start()
    const stored = (await site.leads()).map(({ email }) => email.split('@')[0])
    expect(new Set(stored)).toEqual(new Set(['before', ...(during === 200 ? ['during'] : []), 'after']))
  },
)
