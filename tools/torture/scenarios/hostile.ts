import { readFileSync } from 'node:fs'
import net from 'node:net'
import sharp from 'sharp'
import { sendEndlessBody } from '../../../tests/support/raw-requests'
import { HttpClient } from '../../../tests/support/http-client'
import type { Site } from '../../../tests/support/server'
import type { Scenario } from '../scenario'
import { percentile } from '../visitors'
import { terminate } from './process'

/** Sends `start` and then nothing more. `closed` resolves with the ms until the server hangs up. */
function sendHalf(port: number, start: string): Promise<{ closed: Promise<number> }> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => {
      const begun = performance.now()
      socket.write(start)
      resolve({ closed: new Promise((end) => socket.once('close', () => end(performance.now() - begun))) })
    })
    socket.on('error', () => undefined)
    socket.on('data', () => undefined)
  })
}

const half = {
  header: 'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Ty',
  body: 'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"name"',
  answeredBody: 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n{"name"',
}

/**
 * Sends `count` half requests of each kind, a few at a time, because a backlog of unaccepted ones would test the
 * system, not the site. Each promise resolves with the ms until the server hangs up.
 */
export async function slowSenders(port: number, count: number): Promise<Promise<number>[]> {
  const closed: Promise<number>[] = []
  for (let opened = 0; opened < count; opened += 50) {
    const starts = Array.from({ length: Math.min(50, count - opened) }, () => Object.values(half)).flat()
    closed.push(...(await Promise.all(starts.map((start) => sendHalf(port, start)))).map((sender) => sender.closed))
  }
  return closed
}

export const slow: Scenario = {
  about:
    'a thousand half-sent headers, a thousand half-sent bodies and a thousand answered before their end, then SIGTERM among 1,500 more',
  site: { withCarrier: false },
  run: async ({ site, visitors, check }) => {
    await visitors.send(50, 4)
    visitors.latencies.length = 0
    const hangUps = await visitors.during(4, async () => Promise.all(await slowSenders(site.port, 1_000)))
    const longest = Math.max(...hangUps)
    const p99 = percentile(visitors.latencies, 0.99)
    check(longest < 45_000, `a connection stayed open for ${Math.round(longest)} ms`)
    check(p99 < 300, `the others' p99 was ${p99} ms`)
    const late = await slowSenders(site.port, 500)
    const ended = await terminate(site)
    check(ended < 12_000, `it took ${Math.round(ended)} ms to exit`)
    await Promise.all(late)
    await site.start()
    return `disconnected within ${Math.round(longest / 1_000)} s; the others' p99 ${p99} ms; SIGTERM among 1,500 more stopped the site in ${(ended / 1_000).toFixed(1)} s`
  },
}

/** The memory used by the server's process, in MB. Linux only. */
const memoryOf = ({ pid }: Site) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1_024

const multipart = (photo: Buffer) =>
  Buffer.concat([
    Buffer.from('--x\r\nContent-Disposition: form-data; name="photo"; filename="a"\r\n\r\n'),
    photo,
    Buffer.from('\r\n--x--\r\n'),
  ])

/** Fifty million pixels in a small file. */
const wide = { width: 8_000, height: 6_250, channels: 3 as const, background: '#c0ece7' }

export const memory: Scenario = {
  about: '400 MB bodies sent to every kind of endpoint, and 50-megapixel pictures, from many clients',
  site: { env: { TRUSTED_PROXY_HOPS: '1' } },
  run: async ({ site, visitors, check }) => {
    const pictures = await Promise.all([
      sharp({ create: wide }).png().toBuffer(),
      sharp({ create: wide }).jpeg().toBuffer(),
      sharp({ create: wide }).jpeg({ progressive: true }).toBuffer(),
    ])
    await visitors.send(200, 4)
    visitors.latencies.length = 0
    const idle = memoryOf(site)
    let peak = idle
    const watching = setInterval(() => (peak = Math.max(peak, memoryOf(site))), 50)
    const client = new HttpClient(site.port)
    await visitors.during(4, async () => {
      for (const [path, type] of [
        ['/api/contact', 'application/json'],
        ['/api/contact', 'application/x-www-form-urlencoded'],
        ['/api/uploads', 'multipart/form-data; boundary=x'],
        ['/api/unsubscribe/nobody', 'text/plain'],
        ['/unsubscribe/nobody', 'text/plain'],
        ['/api/auth/sign-in/email', 'application/json'],
        ['/contact', 'text/plain'],
      ] as const)
        await Promise.all(
          Array.from({ length: 4 }, () =>
            sendEndlessBody(site, path, { 'Content-Type': type, 'Transfer-Encoding': 'chunked' }, 400),
          ),
        )
      await Promise.all(
        Array.from({ length: 30 }, (_, n) =>
          client.send({
            method: 'POST',
            path: '/api/uploads',
            headers: { 'Content-Type': 'multipart/form-data; boundary=x', 'X-Forwarded-For': `203.0.113.${n}` },
            body: multipart(pictures[n % pictures.length]!),
          }),
        ),
      )
    })
    clearInterval(watching)
    client.close()
    const p99 = percentile(visitors.latencies, 0.99)
    check(peak - idle < 300, `${Math.round(peak - idle)} MB above idle`)
    check(p99 < 300, `the others' p99 was ${p99} ms`)
    return `${Math.round(idle)} MB idle, ${Math.round(peak)} MB at most; the others' p99 ${p99} ms`
  },
}

export const guesses: Scenario = {
  about:
    'ten thousand guesses at the owner’s password from a thousand forged addresses; then the owner signs in with a link',
  site: { env: { TRUSTED_PROXY_HOPS: '1' } },
  run: async ({ site, check }) => {
    site.carrier!.keepsBodies = true // the sign-in link is in one
    const client = new HttpClient(site.port, 32)
    const statuses = new Map<number, number>()
    await Promise.all(
      Array.from({ length: 10_000 }, async (_, n) => {
        const { status } = await client.send({
          method: 'POST',
          path: '/api/auth/sign-in/email',
          headers: {
            'Content-Type': 'application/json',
            'X-Forwarded-For': `203.0.${(n % 1_000) >> 8}.${(n % 1_000) & 255}`,
          },
          body: JSON.stringify({ email: site.owner.email, password: `a guess, number ${n}` }),
        })
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }),
    )
    client.close()
    const looked = statuses.get(401) ?? 0
    check(looked <= 10, `${looked} guesses were checked`)
    check(looked + (statuses.get(429) ?? 0) === 10_000, JSON.stringify([...statuses]))
    await site.postPlain('/api/admin/sign-in-link', [['email', site.owner.email]])
    await site.carrier!.until(() => site.carrier!.mails.some(({ subject }) => subject === 'Your sign-in link'))
    const { text } = site.carrier!.mails.find(({ subject }) => subject === 'Your sign-in link')!
    const token = new URL(/https?:\/\/\S+link=\w+/.exec(text)![0]).searchParams.get('link')!
    const opened = await site.postPlain('/api/admin/sign-in-link/use', [['token', token]])
    check(opened.headers.get('location') === '/admin', 'the owner could not sign in with the link')
    return `${looked} of 10,000 checked; the owner signed in with a link`
  },
}
