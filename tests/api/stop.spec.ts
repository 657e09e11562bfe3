import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync } from 'node:fs'
import net, { type AddressInfo } from 'node:net'
import path from 'node:path'
import { enquiry } from '../support/enquiry'
import { freePort } from '../support/free-port'
import { type Site, root } from '../support/server'
import { expect, test } from '../support/site'

/** Sends half a post. `finish` sends the rest and returns the response once the site hangs up; `breakOff` hangs up. */
async function halfSent(port: number, email: string, connection = 'close') {
  const body = JSON.stringify(enquiry(email))
  const socket = net.connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(answer)))
  socket.on('error', () => undefined)
  await new Promise<void>((resolve) => socket.once('connect', resolve))
  socket.write(
    `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: ${connection}\r\n\r\n${body.slice(0, 20)}`,
  )
  return { finish: () => (socket.write(body.slice(20)), closed), breakOff: () => socket.destroy() }
}

const isGone = (site: Site) =>
  site.request('/api/health').then(
    (response) => response.status === 503,
    () => true,
  )

test('after SIGTERM no new requests are accepted, but those in flight are completed', async ({ startSite }) => {
  const site = await startSite()
  const kept = await halfSent(site.port, 'kept@visitor.example', 'keep-alive')
  const { finish } = await halfSent(site.port, 'inflight@visitor.example')
  // This is answered after the half posts were accepted, so the server has both.
  expect((await site.request('/api/health')).status).toBe(200)
  const ended = site.end('SIGTERM')
  await expect.poll(() => isGone(site)).toBe(true)
  // A keep-alive connection is closed too, while the site still waits for the other one.
  expect(await kept.finish()).toMatch(/^HTTP\/1.1 200 /)
  expect(await finish()).toMatch(/^HTTP\/1.1 200 /)
  await ended
  expect(site.log).toMatch(/ended with 0$/) // a clean stop to whatever supervises the process
  const stored = ['inflight@visitor.example', 'kept@visitor.example']
  expect((await site.leads()).map(({ email }) => email).sort()).toEqual(stored)
})

test('a SQLite file is complete without its log once the site has stopped', async ({ startSite, database }) => {
  test.skip(database === 'postgres', 'on Postgres the log is the server’s')
  const site = await startSite()
  expect((await site.post('/api/contact', enquiry('copied@visitor.example'))).status).toBe(200)
  await site.end('SIGTERM')
  const copy = path.join(path.dirname(site.db.url.slice('file:'.length)), 'copy.db')
  copyFileSync(site.db.url.slice('file:'.length), copy)
  const { default: Database } = await import('libsql')
  const db = new Database(copy)
  expect(db.prepare('SELECT email FROM "Lead"').all()).toEqual([{ email: 'copied@visitor.example' }])
  db.close()
})

test('SIGTERM ends the process even if a request never finishes', { tag: '@once' }, async ({ startSite }) => {
  const site = await startSite()
  await halfSent(site.port, 'never@visitor.example')
  expect((await site.request('/api/health')).status).toBe(200)
  await site.end('SIGTERM')
  await expect(site.request('/api/health')).rejects.toThrow()
})

test('SIGTERM also ends a start that waits for its database, even as process 1', { tag: '@once' }, async ({ site }) => {
  const silent = net.createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const env = {
    ...site.environment(),
    DATABASE_URL: `postgres://a:b@127.0.0.1:${port}/c`,
    PORT: String(await freePort()),
  }
  const start = spawn(process.execPath, ['tools/serve.mjs'], { cwd: root, env, stdio: 'ignore' })
  await once(silent, 'connection')
  start.kill('SIGTERM')
  // Not by the signal, which process 1 of a container would ignore.
  expect(await once(start, 'exit')).toEqual([0, null])
  silent.close()
})

test('a post that the client breaks off isn’t logged as an error', { tag: '@once' }, async ({ startSite }) => {
  const site = await startSite()
  const { breakOff } = await halfSent(site.port, 'under.a.bridge@visitor.example')
  expect((await site.request('/api/health')).status).toBe(200)
  breakOff()
  await site.end('SIGTERM')
  expect(site.log).not.toContain('/api/contact')
})
