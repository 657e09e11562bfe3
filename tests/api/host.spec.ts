import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { ownerChecks } from '@/content/owner-checks'
import { readBuilt } from '@/lib/built.mjs'
import { HttpClient } from '../support/http-client'
import { preload } from '../support/server'
import { expect, test } from '../support/site'
import { oneLine, runTool } from '../support/tool'

const answersAt = (host: string, port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(port, host)
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

const otherAddresses = Object.values(os.networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .map(({ address, scopeid }) => (scopeid ? `${address}%${scopeid}` : address))
  .filter((address) => address !== '127.0.0.1')

test(
  'the site listens only on HOST, and responds as it would on any address',
  { tag: '@once' },
  async ({ startSite }) => {
    const site = await startSite({ env: { HOST: '127.0.0.1' } })
    expect(site.log).toContain(`http://127.0.0.1:${site.port}/admin`)
    expect(await answersAt('127.0.0.1', site.port)).toBe(true)
    for (const address of otherAddresses) expect(await answersAt(address, site.port), address).toBe(false)

    // The headers Caddy adds to a request that came in over https.
    const headers = {
      'X-Forwarded-Proto': 'https',
      'X-Forwarded-Host': 'www.sunnie.example',
      'X-Forwarded-For': '192.0.2.7',
    }
    const status = async (address: string) => [
      (await site.request(address)).status,
      (await site.request(address, { headers })).status,
    ]
    expect(await status('/admin')).toEqual([401, 401])
    for (const address of ['/subscribe?step=2', '/the-sunnie-journal?q=linen'])
      expect(await status(address), address).toEqual([200, 200])
    expect(await (await site.request('/quote/some-token')).text()).toContain('Quote Not Found')
  },
)

test('a start says if the site was built for another address', { tag: '@once' }, async ({ site, startSite }) => {
  const { siteUrl } = readBuilt()
  expect(site.log).toContain(`Built for     ${siteUrl} (production), not ${site.url} (production): `)
  expect((await startSite({ env: { SITE_URL: siteUrl } })).log).not.toContain('Built for')
})

test('a start and a deploy’s build say how many samples are left', { tag: '@once' }, async ({ site }) => {
  const samples = ownerChecks.filter(({ kind, open }) => kind === 'placeholder' && open())
  const line = `Samples       ${samples.length} of the business's details, listed by npm run content:check\n`
  expect(site.log).toContain(line)
  // Built for the same address, so there's nothing to build.
  expect(await runTool('build.mjs', { SITE_URL: readBuilt().siteUrl })).toEqual({ code: 0, output: line })
})

test('a HOST that isn’t this machine’s stops the start with one line', { tag: '@once' }, async ({ site }) => {
  const refused = await runTool('serve.mjs', { ...site.environment(), HOST: '192.0.2.1' })
  expect(refused).toEqual(oneLine('HOST 192\\.0\\.2\\.1'))
})

test('the site carries on when nothing reads its log any more', { tag: '@once' }, async ({ startSite }, testInfo) => {
  const UNCAUGHT = testInfo.outputPath('uncaught')
  const site = await startSite({ env: { ...preload('note-uncaught'), UNCAUGHT, LOG_REQUESTS: '1' } })
  site.hangUp()
  for (let visit = 0; visit < 3; visit++) expect((await site.request('/api/health')).status).toBe(200)
  expect(existsSync(UNCAUGHT)).toBe(false)
})

test('connections are kept alive for longer than proxies keep theirs', { tag: '@once' }, async ({ site }) => {
  const client = new HttpClient(site.port)
  const { headers } = await client.send({ method: 'GET', path: '/api/health', headers: {} })
  client.close()
  const [, seconds] = /timeout=(\d+)/.exec(String(headers['keep-alive']))!
  expect(Number(seconds)).toBeGreaterThan(120)
})

/** docs/deployment/sunnie-update in a folder, with stand-ins for systemd and Caddy, and four bundles. */
function updates() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sunnie-update-'))
  const file = (name: string, text: string) => writeFileSync(path.join(folder, name), text, { mode: 0o755 })
  for (const name of ['opt', 'etc', 'v1', 'v2', 'v3', 'v4']) mkdirSync(path.join(folder, name))
  for (const version of ['v1', 'v2', 'v3', 'v4']) file(`${version}/version`, version)
  const script = readFileSync('docs/deployment/sunnie-update', 'utf8')
  file('update', script.replaceAll('/opt/sunnie', `${folder}/opt`).replaceAll('/etc/caddy', `${folder}/etc`))
  // Like systemd, it doesn't start what's already running.
  file(
    'systemctl',
    `#!/bin/sh
    port=\${3#sunnie@} runs=${folder}/runs-\${3#sunnie@}
    case $1 in
    enable) [ -f $runs ] || cp ${folder}/opt/$port/version $runs ;;
    disable) grep -qs ":$port\$" ${folder}/asked && touch ${folder}/outage; rm -f $runs ;;
    reload) . ${folder}/caddy ;;
    esac`,
  )
  file('curl', '#!/bin/sh\n')
  const goesOver = `cp ${folder}/etc/sunnie-port ${folder}/asked`
  const update = (version: string, interrupted: boolean, caddy = goesOver) => {
    file('caddy', caddy)
    file('sleep', interrupted ? '#!/bin/sh\nkill $PPID' : '#!/bin/sh\n')
    const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` }
    spawnSync('sh', [path.join(folder, 'update'), path.join(folder, version)], { env })
  }
  return { folder, update, goesOver }
}

test(
  'an update after an interrupted one runs the new bundle, and the previous one can be restored',
  { tag: '@once' },
  () => {
    const { folder, update, goesOver } = updates()
    update('v1', false)
    update('v2', true)
    update('v3', false)
    const [, port] = /:(\d+)/.exec(readFileSync(`${folder}/etc/sunnie-port`, 'utf8'))!
    expect(readFileSync(`${folder}/runs-${port}`, 'utf8')).toBe('v3')

    // Go back: the previous bundle is still where it ran.
    update('v4', false)
    update(`opt/${port}`, false)
    expect(readFileSync(`${folder}/runs-${port}`, 'utf8')).toBe('v3')

    // If Caddy doesn't switch, or the update is killed just before or after that, Caddy's current target keeps running.
    for (const caddy of ['exit 1', 'kill $PPID', `${goesOver}; kill $PPID`]) {
      update('v1', false, caddy)
      update('v2', false)
      const [, asked] = /:(\d+)/.exec(readFileSync(`${folder}/asked`, 'utf8'))!
      expect([caddy, readFileSync(`${folder}/runs-${asked}`, 'utf8')]).toEqual([caddy, 'v2'])
    }
    expect(existsSync(`${folder}/outage`)).toBe(false)
    rmSync(folder, { recursive: true })
  },
)

test('the site’s user and Caddy’s can read what an update writes, whatever root’s umask', { tag: '@once' }, () => {
  const { folder, update } = updates()
  const umask = process.umask(0o077)
  update('v1', false)
  process.umask(umask)
  for (const file of ['opt/port', 'opt/3001', 'opt/3001/version', 'etc/sunnie-port'])
    expect([file, statSync(path.join(folder, file)).mode & 0o004]).toEqual([file, 0o004])
  rmSync(folder, { recursive: true })
})
