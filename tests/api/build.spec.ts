import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createDatabase } from '../support/databases'
import { freePort } from '../support/free-port'
import { phonePhoto } from '../support/photos'
import { type Site, root } from '../support/server'
import { expect, test } from '../support/site'
import { oneLine, runProgram, runTool } from '../support/tool'
import { uploaded } from '../support/uploads'

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

test('plain `next start` serves the same as npm start', async ({ site, startSite }) => {
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

test('style sheets have no cascade layers, and scripts no static blocks, which older browsers can’t read', () => {
  const chunks = `${root}/.next/static/chunks`
  const unread = readdirSync(chunks).filter((file) =>
    /@layer|static ?\{/.test(readFileSync(`${chunks}/${file}`, 'utf8')),
  )
  expect(unread).toEqual([])
})

test('a build without its last steps isn’t served', async ({ site }) => {
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

test('a host that copies traced files gets the output of the last steps', () => {
  for (const traced of ['middleware.js', 'app/api/contact/route.js', 'instrumentation.js']) {
    const { files } = JSON.parse(readFileSync(`${root}/.next/server/${traced}.nft.json`, 'utf8')) as { files: string[] }
    const names = files.map((file) => path.basename(file))
    expect([traced, names]).toEqual([traced, expect.arrayContaining(['front.json', 'shells.json', 'built.json'])])
  }
})

/** What `vercel build` makes its output from, apart from the pages themselves. */
test('a host that serves the build’s files gets the right statuses, error pages and caching', () => {
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

test('npm run db:migrate creates the tables and the owner once, even from three hosts @both', async ({ database }) => {
  const db = await createDatabase(database)
  const owner = { OWNER_EMAIL: 'owner@sunnie.example', OWNER_PASSWORD: 'correct-horse-battery' }
  const env = { DATABASE_URL: db.url, AUTH_SECRET: 'x'.repeat(32), ...owner }
  const runs = await Promise.all(Array.from({ length: 3 }, () => runTool('migrate-database.mjs', env)))
  expect(runs.map(({ code }) => code)).toEqual([0, 0, 0])
  expect(runs.filter(({ output }) => output.includes(owner.OWNER_EMAIL))).toHaveLength(1)
  expect(await db.query('SELECT id FROM "user"')).toHaveLength(1)
  await db.drop()
})

/** The files in a folder of the build that browsers can get. */
const filesIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && (folder === '.next/static' || /\.(html|rsc|body)$/.test(entry.name)))
    .map((entry) => path.join(entry.parentPath, entry.name))

test('nothing that browsers get names or contains a secret', () => {
  const variables = [...readFileSync(path.join(root, '.env.example'), 'utf8').matchAll(/^#?(\w+)=/gm)].map(
    ([, name]) => name!,
  )
  const names = variables.filter((name) => /SECRET|PASSWORD|KEY|DATABASE_URL/.test(name))
  expect(names).toContain('RESEND_API_KEY')
  // npm test builds with a planted value for each of them.
  const secret = new RegExp(
    [...names, 'planted-?secret', 'PrivateKey', 'PRIVATE KEY', 'postgres(ql)?://', 'file:\\./'].join('|'),
  )
  const files = [...filesIn('.next/static'), ...filesIn('.next/server/app')]
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap((file) => {
    const match = secret.exec(readFileSync(file, 'latin1'))
    return match ? [`${path.relative(root, file)}: ${match[0]}`] : []
  })
  expect(found).toEqual([])
})

const dockerfile = readFileSync(`${root}/Dockerfile`, 'utf8')
/** The arguments of an instruction in the Dockerfile, from its JSON form. */
const listed = (line: RegExp) => JSON.parse(line.exec(dockerfile)![1]!) as string[]
const command = listed(/^CMD (.+)$/m)
const check = listed(/^HEALTHCHECK .*CMD (.+)$/m)

const bundles = path.join(os.tmpdir(), 'bundled-sunnie-')
const databases = path.join(os.tmpdir(), 'sunnie-')

/**
 * Stops Node from reading anything but the bundle and the test's database, as if there were no repository, and from
 * writing anywhere but beside the database, as in a container with a read-only root.
 */
const nothingElse = [
  Number(process.versions.node.split('.')[0]) < 23 ? '--experimental-permission' : '--permission',
  '--allow-addons',
  '--allow-worker',
  `--allow-fs-read=${bundles}*`,
  `--allow-fs-read=${databases}*`,
  `--allow-fs-write=${databases}*`,
]

const bundled = ['.next', 'content', 'lib', 'node_modules', 'package.json', 'prisma', 'public', 'start.mjs', 'tools']

test('a bundle runs from any path, without the repository', async ({ site: served, startSite }) => {
  const made = mkdtempSync(bundles)
  const env = { SITE_URL: process.env.SITE_URL || 'http://localhost:3000' }
  // The data of a site run from this folder, which mustn't go to another machine.
  const own = `${root}/data/of-bundle-test`
  mkdirSync(own, { recursive: true })
  writeFileSync(`${own}/copy.db`, '')
  // The bundle is made by a user whose umask hides new files from everyone else.
  const umask = process.umask(0o077)
  const making = runTool('bundle.mjs', env, made)
  process.umask(umask)
  const { code, output } = await making
  rmSync(own, { recursive: true })
  expect([code, output]).toEqual([0, expect.stringMatching(/: \d+ MB\. /)])
  expect(Number(/(\d+) MB/.exec(output)![1])).toBeLessThan(250)
  expect(readdirSync(made).sort()).toEqual(bundled)
  const closed = ['.', ...readdirSync(made, { recursive: true, encoding: 'utf8' })].filter(
    (file) => !(statSync(path.join(made, file)).mode & 0o004),
  )
  expect(closed).toEqual([])
  const moved = `${made}-moved`
  renameSync(made, moved)
  // A start checks only the environment it's given. Left to itself, Next would load this file later.
  writeFileSync(`${moved}/.env`, 'LOG_REQUESTS=1\n')

  for (const database of ['sqlite', 'postgres'] as const) {
    const program = [...nothingElse, `${moved}/${command[1]}`]
    const site = await startSite({ database, withCarrier: true, flags: [], program })
    const email = 'bundled@visitor.example'
    expect((await site.post('/api/newsletter', { email })).status).toBe(200)
    await site.carrier!.until(() => site.carrier!.to(email).length === 1)

    const wrong = await site.postPlain('/api/contact', [['name', 'Kim']])
    expect(wrong.status).toBe(422)
    expect(await wrong.text()).toMatch(/<header[\s\S]*value="Kim"[\s\S]*<footer/)

    await uploaded(site, await phonePhoto())
    expect((await site.asOwner('/api/admin/contacts')).status).toBe(200)
    const page = await site.request('/')
    const policyOf = ({ headers }: Response) => headers.get('content-security-policy')
    expect([page.status, policyOf(page)]).toEqual([200, policyOf(await served.request('/'))])
    const isWell = async () => (await runProgram(check.slice(1), { PORT: String(site.port) })).code === 0
    expect(await isWell()).toBe(true)
    expect((await site.request('/the-sunnie-journal?q=linen')).status).toBe(200)
    // Another build in the same folder starts by deleting pages, including ones that nobody has requested yet.
    rmSync(`${moved}/.next/front`, { recursive: true, force: true })
    expect((await site.request('/about')).status).toBe(200)
    await site.end()
    expect(await isWell()).toBe(false)
    expect(site.log).not.toContain('"method"')

    for (const tool of ['migrate-database', 'owner', 'doctor'])
      expect(
        (await runProgram([...nothingElse, `${moved}/tools/${tool}.mjs`], site.environment(), { cwd: moved })).code,
      ).toBe(0)
  }
  const { scripts } = JSON.parse(readFileSync(`${moved}/package.json`, 'utf8')) as { scripts: Record<string, string> }
  const move = await runProgram([...nothingElse, scripts['db:move']!.slice('node '.length)], {}, { cwd: moved })
  expect(move).toEqual({ code: 1, output: expect.stringContaining('Name a file: npm run db:move') })
  rmSync(moved, { recursive: true })
})

test('the image copies files and runs commands that exist', () => {
  const { scripts } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { scripts: Record<string, string> }
  for (const [, script] of dockerfile.matchAll(/^RUN npm run (\S+)/gm)) expect(scripts).toHaveProperty([script!])
  for (const [, sources] of dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm))
    for (const source of sources!.split(' '))
      expect([source, existsSync(path.join(root, source))]).toEqual([source, true])
  expect(command).toEqual(['node', 'start.mjs'])
})
