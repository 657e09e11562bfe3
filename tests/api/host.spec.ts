import { ownerChecks } from '@/content/owner-checks'
import { readBuilt } from '@/lib/built.mjs'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import net, { type AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { enquiry } from '../support/enquiry'
import { freePort } from '../support/free-port'
import { type Site, root } from '../support/server'
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

test('the site listens only on HOST, and responds as it would on any address', async ({ startSite }) => {
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
})

test('a start says if the site was built for another address', async ({ site, startSite }) => {
  const { siteUrl } = readBuilt()
  expect(site.log).toContain(`Built for     ${siteUrl} (production), not ${site.url} (production): `)
  expect((await startSite({ env: { SITE_URL: siteUrl } })).log).not.toContain('Built for')
})

test('a start and a deploy’s build say how many samples are left', async ({ site }) => {
  const samples = ownerChecks.filter(({ kind, open }) => kind === 'placeholder' && open())
  const line = `Samples       ${samples.length} of the business's details, listed by npm run content:check\n`
  expect(site.log).toContain(line)
  // Built for the same address, so there's nothing to build.
  expect(await runTool('build.mjs', { SITE_URL: readBuilt().siteUrl })).toEqual({ code: 0, output: line })
})

test('a HOST that isn’t this machine’s stops the start with one line', async ({ site }) => {
  const refused = await runTool('serve.mjs', { ...site.environment(), HOST: '192.0.2.1' })
  expect(refused).toEqual(oneLine('HOST 192\\.0\\.2\\.1'))
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

test('an update after an interrupted one runs the new bundle, and the previous one can be restored', () => {
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
})

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

test('SIGTERM ends the process even if a request never finishes', async ({ startSite }) => {
  const site = await startSite()
  await halfSent(site.port, 'never@visitor.example')
  expect((await site.request('/api/health')).status).toBe(200)
  await site.end('SIGTERM')
  await expect(site.request('/api/health')).rejects.toThrow()
})

test('SIGTERM also ends a start that waits for its database, even as process 1', async ({ site }) => {
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
