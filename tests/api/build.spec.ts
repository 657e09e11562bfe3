import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createDatabase } from '../support/databases'
import { freePort } from '../support/free-port'
import { type Site, root } from '../support/server'
import { expect, test } from '../support/site'
import { oneLine, runProgram, runTool } from '../support/tool'

const next = `${root}/node_modules/next/dist/bin/next`

/** The response that a visitor's browser gets. */
async function sent(site: Site, path: string) {
  const response = await site.request(path)
  const headers = ['content-security-policy', 'cache-control', 'content-type', 'x-frame-options', 'location']
  const isNonce = response.headers.get('content-security-policy')?.includes('nonce-')
  return {
    status: response.status,
    headers: isNonce ? 'its own each time' : headers.map((name) => response.headers.get(name)),
    body: isNonce ? '' : await response.text(),
  }
}

test('plain `next start` serves the same as npm start', { tag: '@once' }, async ({ site, startSite }) => {
  const plain = await startSite({ program: [next, 'start'], env: { DATABASE_URL: site.db.url, SITE_URL: undefined } })
  for (const page of [
    '/',
    '/contact',
    '/services/daily-glow',
    '/the-sunnie-journal',
    '/the-sunnie-journal?q=linen',
    '/subscribe?step=2',
    '/services/none',
    '/nowhere',
    '/blog',
    '/Contact).',
    '/admin/leads',
    '/robots.txt',
    '/api/health',
  ])
    expect([page, await sent(plain, page)]).toEqual([page, await sent(site, page)])
  const post = { method: 'POST' }
  for (const page of ['/about', '/thanks/contact', '/subscribe?step=2', '/icon.svg'])
    expect([page, (await plain.request(page, post)).headers.get('allow')]).toEqual([page, 'GET, HEAD'])
  const wrong = await plain.postPlain('/api/contact', [['name', 'Kim']])
  expect(wrong.status).toBe(422)
  expect(await wrong.text()).toMatch(/<header[\s\S]*value="Kim"[\s\S]*<footer/)
})

test(
  'style sheets have no cascade layers, and scripts no static blocks, which older browsers can’t read',
  { tag: '@once' },
  () => {
    const chunks = `${root}/.next/static/chunks`
    const unread = readdirSync(chunks).filter((file) =>
      /@layer|static ?\{/.test(readFileSync(`${chunks}/${file}`, 'utf8')),
    )
    expect(unread).toEqual([])
  },
)

test('a build without its last steps isn’t served', { tag: '@once' }, async ({ site }) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sunnie-build-'))
  for (const part of ['.next', 'lib', 'tools', 'next.config.ts', 'package.json', 'public/owner', 'tsconfig.json'])
    cpSync(`${root}/${part}`, `${folder}/${part}`, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => !/\/\.next\/(cache|compiled)$/.test(file), // running servers write here while we copy
    })
  symlinkSync(`${root}/node_modules`, `${folder}/node_modules`)
  // What a plain `next build` leaves after an earlier full build.
  writeFileSync(`${folder}/.next/BUILD_ID`, 'a-later-one')
  const env = { ...site.environment(), PORT: String(await freePort()) }
  expect(await runProgram(['tools/serve.mjs'], env, { cwd: folder })).toEqual(oneLine('npm run build'))
  const plain = await runProgram(['node_modules/next/dist/bin/next', 'start'], env, { cwd: folder })
  expect(plain.code).toBe(1)
  expect(plain.output).toContain('npm run build')
  expect(plain.output).not.toContain('    at ')
  rmSync(folder, { recursive: true })
})

test('a host that copies traced files gets the output of the last steps', { tag: '@once' }, () => {
  for (const traced of ['middleware.js', 'app/api/contact/route.js', 'instrumentation.js']) {
    const { files } = JSON.parse(readFileSync(`${root}/.next/server/${traced}.nft.json`, 'utf8')) as { files: string[] }
    const names = files.map((file) => path.basename(file))
    expect([traced, names]).toEqual([traced, expect.arrayContaining(['front.json', 'shells.json', 'built.json'])])
  }
})

/** What `vercel build` makes its output from, apart from the pages themselves. */
test('a host that serves the build’s files gets the right statuses, error pages and caching', { tag: '@once' }, () => {
  const read = (file: string) => readFileSync(`${root}/.next/${file}`, 'utf8')
  const { routes } = JSON.parse(read('prerender-manifest.json')) as {
    routes: Record<string, { initialStatus?: number }>
  }
  const statuses = { service: 404, article: 404, quote: 404, 'quote-away': 503 }
  for (const [screen, status] of Object.entries(statuses))
    expect([screen, routes[`/missing/${screen}`]!.initialStatus]).toEqual([screen, status])
  for (const page of ['404', '500']) {
    const scripts = [...read(`server/pages/${page}.html`).matchAll(/<script src="([^"]+)/g)].map(([, file]) => file!)
    expect([page, scripts.filter((file) => !file.startsWith('/loader/'))]).toEqual([page, []])
  }
  // The folders that Vercel lets browsers keep for a year.
  const kept = new Set(['chunks', 'media', 'runtime', read('BUILD_ID')])
  expect(readdirSync(`${root}/.next/static`).filter((folder) => !kept.has(folder))).toEqual([])
})

test('npm run build reports a wrong setting in one line', { tag: '@once' }, async () => {
  expect(await runTool('build.mjs', { SITE_URL: 'sunnie.example' })).toEqual(oneLine('SITE_URL'))
})

test('npm run db:migrate creates the tables and the owner once, even from three hosts', async ({ database }) => {
  const db = await createDatabase(database)
  const owner = { OWNER_EMAIL: 'owner@sunnie.example', OWNER_PASSWORD: 'correct-horse-battery' }
  const env = { DATABASE_URL: db.url, AUTH_SECRET: 'x'.repeat(32), ...owner }
  const runs = await Promise.all(Array.from({ length: 3 }, () => runTool('migrate-database.mjs', env)))
  expect(runs.map(({ code }) => code)).toEqual([0, 0, 0])
  expect(runs.filter(({ output }) => output.includes(owner.OWNER_EMAIL))).toHaveLength(1)
  expect(await db.query('SELECT id FROM "user"')).toHaveLength(1)
  await db.drop()
})
