/** @jest-environment node */
import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { everyMail } from '../../support/mail/every-mail'
import { freePort } from '../../support/free-port'
import type { OutgoingMail } from '@/lib/server/mail/carrier'

/** Quoted-printable (RFC 2045, 6.7), with every byte encoded that needs it somewhere. */
const encoded = (text: string) =>
  Buffer.from(text.replaceAll('\n', '\r\n'))
    .toString('latin1')
    .replace(
      /[^\r\n\x20-\x3c\x3e-\x7e]| (?=\r)/g,
      (byte) => `=${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
    )
    .replace(/(?:[^=\r\n]|=..){25}(?!\r|$)/g, '$&=\r\n')

/** An email as it arrives: a message of two parts (RFC 2046, 5.1.4). */
function mimeOf({ from, to, replyTo, subject, html, text, headers }: OutgoingMail): string {
  const all = { From: from, To: to, ...(replyTo && { 'Reply-To': replyTo }), Subject: subject, ...headers }
  const part = (type: string, body: string) =>
    `--part\r\nContent-Type: text/${type}; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${encoded(body)}\r\n`
  return [
    ...Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`),
    `Date: ${new Date().toUTCString().replace('GMT', '+0000')}\r\nMIME-Version: 1.0\r\n`,
    'Content-Type: multipart/alternative; boundary=part\r\n\r\n',
    ...[part('plain', text), part('html', html), '--part--\r\n'],
  ].join('')
}

// What spam filters find in our emails by their own rules, without a network: the address that sends an email, its
// domain's records and its signature aren't the site's.

process.env.SITE_URL = 'https://www.sunnie.example'
process.env.OWNER_EMAIL = 'owner@sunnie.example'
const most = 0.1
const run = promisify(execFile)

let folder: string
let mails: (readonly [name: string, source: string])[]
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'sunnie-filters-'))
  const written = await everyMail('owner@sunnie.example', 'Sunnie <hello@sunnie.example>')
  mails = written.map(([name, mail]) => [name, mimeOf(mail)])
})
afterAll(() => rmSync(folder, { recursive: true }))

const testWith = (program: string, name: string, body: () => Promise<void>) =>
  spawnSync('which', [program]).status === 0
    ? test(name, body, 120_000)
    : test.skip(`${name} (${program} isn’t installed here)`, body)

testWith('spamassassin', 'SpamAssassin finds nothing wrong with any kind of email', async () => {
  const all = path.join(folder, 'all.mbox')
  writeFileSync(
    all,
    mails.map(([, source]) => `From - Sun Nov 29 14:14:07 2026\n${source.replaceAll('\r', '')}\n`).join(''),
  )
  const { stdout } = await run('spamassassin', ['--local', '--mbox', all], {
    env: { ...process.env, HOME: folder },
    maxBuffer: 1e8,
  })
  const found = [...stdout.matchAll(/^X-Spam-Status: \w+, score=(\S+) required=\S+ tests=([^=]+) autolearn/gm)]
  expect(found).toHaveLength(mails.length)
  expect(mails.flatMap(([name], n) => (Number(found[n]![1]) > most ? [[name, ...found[n]!.slice(1)]] : []))).toEqual([])
})

/** One worker with Rspamd's own rules, which keeps nothing. */
const config = (port: number) => `
.include "/etc/rspamd/common.conf"
options {
  tempdir = "${folder}"; dbdir = "${folder}"; hs_cache_dir = "${folder}";
  url_tld = "/usr/share/rspamd/effective_tld_names.dat";
  filters = "chartable,dkim,regexp";
  dns { nameserver = ["127.0.0.1:1"]; timeout = 0.1s; retransmits = 1; }
}
logging { type = "console"; level = "error"; }
worker "normal" { bind_socket = "127.0.0.1:${port}"; count = 1; }
`

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(port, '127.0.0.1')
    socket.once('connect', () => (socket.destroy(), resolve(true))).once('error', () => resolve(false))
  })

testWith('rspamd', 'Rspamd finds nothing wrong with any kind of email', async () => {
  const port = await freePort()
  const file = path.join(folder, 'rspamd.conf')
  writeFileSync(file, config(port))
  const server = spawn('rspamd', ['--no-fork', '--insecure', '--config', file], { stdio: 'ignore' })
  try {
    while (!(await listens(port))) await setTimeout(100)
    const wrong = []
    for (const [name, source] of mails) {
      const answer = await fetch(`http://127.0.0.1:${port}/checkv2`, { method: 'POST', body: source })
      const { symbols } = (await answer.json()) as { symbols: Record<string, { score: number }> }
      // HFILTER is about the name of the machine that sends.
      const counted = Object.entries(symbols).filter(([name, { score }]) => score > 0 && !name.startsWith('HFILTER'))
      const total = counted.reduce((sum, [, { score }]) => sum + score, 0)
      if (total > most) wrong.push([name, ...counted.map(([symbol, { score }]) => `${symbol} ${score}`)])
    }
    expect(wrong).toEqual([])
  } finally {
    server.kill()
    await once(server, 'exit')
  }
})
