import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { phonePhoto } from '../support/photos'
import { root } from '../support/server'
import { expect, test } from '../support/site'
import { oneLine, runProgram, runTool } from '../support/tool'
import { uploaded } from '../support/uploads'

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

test('a bundle runs from any path, without the repository', { tag: '@once' }, async ({ site: served, startSite }) => {
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

test('a bundle is only made in an empty folder', { tag: '@once' }, async () => {
  for (const [target, words] of [
    ['--help', "Unknown option '--help'"],
    ['README.md', "README.md isn't a folder"],
    ['README.md/site', "README.md/site isn't a folder"],
    ['docs', "docs isn't empty"],
  ] as const)
    expect(await runTool('bundle.mjs', {}, target)).toEqual(oneLine(words))
})

test('the image copies files and runs commands that exist', { tag: '@once' }, () => {
  const { scripts } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { scripts: Record<string, string> }
  for (const [, script] of dockerfile.matchAll(/^RUN npm run (\S+)/gm)) expect(scripts).toHaveProperty([script!])
  for (const [, sources] of dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm))
    for (const source of sources!.split(' '))
      expect([source, existsSync(path.join(root, source))]).toEqual([source, true])
  expect(command).toEqual(['node', 'start.mjs'])
})
