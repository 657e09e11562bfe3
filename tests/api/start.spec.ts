import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '../support/free-port'
import { prepared } from '../support/prepared'
import { preload, root } from '../support/server'
import { expect, test } from '../support/site'
import { oneLine, runProgram, runTool } from '../support/tool'

const mistakes: [variable: string, env: Record<string, string>][] = [
  ['PORT', { PORT: 'eighty' }],
  ['PORT', { PORT: '70000' }],
  ['HOST', { HOST: 'sunnie.example' }],
  ['SITE_URL', { SITE_URL: 'sunnie.example' }],
  ['SITE_URL', { SITE_URL: 'https://sunnie.example/home' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/sunnie' }],
  ['OWNER_EMAIL', { OWNER_EMAIL: 'the owner' }],
  ['OWNER_EMAIL', { OWNER_PASSWORD: 'long enough to be one' }],
  ['OWNER_PASSWORD', { OWNER_EMAIL: 'a@b.example', OWNER_PASSWORD: 'short' }],
  ['AUTH_SECRET', { AUTH_SECRET: 'short' }],
  ['AUTH_SECRET', { DATABASE_URL: 'postgres://user:password@127.0.0.1:5432/name' }],
  ['MAIL_FROM', { RESEND_API_KEY: 're_1' }],
  ['MAIL_FROM', { MAIL_FROM: 'hello there' }],
  ['RESEND_BASE_URL', { RESEND_BASE_URL: 'api.resend.com' }],
  ['RESEND_SEGMENTS', { RESEND_SEGMENTS: 'newsletter=78261eea' }],
  ['TRUSTED_PROXY_HOPS', { TRUSTED_PROXY_HOPS: '-1' }],
  ['RATE_LIMIT_PER_MINUTE', { RATE_LIMIT_PER_MINUTE: '0' }],
  ['DEPLOY_ENV', { DEPLOY_ENV: 'staging' }],
]

for (const [variable, env] of mistakes)
  test(`${JSON.stringify(env)} stops the start with one line about ${variable}`, { tag: '@once' }, async () => {
    const ended = await runTool('start.mjs', env)
    expect(ended).toEqual(oneLine(variable))
    expect(ended.output).not.toContain('long enough to be one')
  })

test('an unknown list stops the start and is named', { tag: '@once' }, async ({ site }) => {
  const { code, output } = await runTool('serve.mjs', {
    ...site.environment(),
    PORT: String(await freePort()),
    RESEND_SEGMENTS: 'newsletters=78261eea-8f8b-4381-83c6-79fa7120f1cf',
  })
  expect(code).toBe(1)
  expect(output).toContain("RESEND_SEGMENTS: there's no list newsletters. The lists are newsletter, ")
})

/** Makes a build due, which would replace the one that the tests' sites serve. */
const buildDue = { SITE_URL: 'https://elsewhere.example' }

test('a port in use stops the start with one line', { tag: '@once' }, async ({ site }) => {
  for (const tool of ['serve.mjs', 'start.mjs'])
    expect(await runTool(tool, { ...site.environment(), ...buildDue })).toEqual(
      oneLine(`PORT ${site.port} is in use: stop the site that runs from this folder`),
    )
})

test('a port that another start takes first stops the start with one line too', { tag: '@once' }, async ({ site }) => {
  // The port looks free when it's checked.
  const seemsFree = `import net from 'node:net'
    net.createServer = () => ({ once() { return this }, listen: (port, host, done) => done(), close: (done) => done() })`
  const { code, output } = await runTool('serve.mjs', {
    ...site.environment(),
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(seemsFree)}`,
  })
  expect([code, output.trim().split('\n').at(-1)]).toEqual([1, expect.stringContaining(`PORT ${site.port} is in use`)])
})

test('a Node that is too old is reported in one line', { tag: '@once' }, async () => {
  const tools = ['start', 'dev', 'build', 'bundle', 'owner', 'backup', 'restore', 'move', 'doctor', 'migrate-database']
  for (const tool of tools)
    expect([tool, await runTool(`${tool}.mjs`, preload('old-node'))]).toEqual([
      tool,
      oneLine('Node 20.19 or newer is needed'),
    ])
})

test('npm start passes SIGTERM on to the site, and ends after it', { tag: '@once' }, async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sunnie-npm-'))
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: object }
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ scripts }))
  mkdirSync(path.join(folder, 'tools'))
  writeFileSync(
    path.join(folder, 'tools/start.mjs'),
    `process.once('SIGTERM', () => setTimeout(() => console.log('answered') ?? process.exit(143), 500))
     setTimeout(() => undefined, 20_000)
     console.log('serving')`,
  )
  const npm = spawn('npm', ['start'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] })
  let output = ''
  npm.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    if (output.endsWith('serving\n')) npm.kill('SIGTERM')
  })
  await new Promise((resolve) => npm.once('close', resolve))
  expect(output).toContain('answered')
  rmSync(folder, { recursive: true })
})

test('a database that cannot be reached stops the start with one line', async ({ database }) => {
  test.skip(database === 'sqlite', 'only a server can be unreachable')
  const port = await freePort()
  const env = {
    PORT: String(await freePort()),
    DATABASE_URL: `postgres://nobody:secret-word@127.0.0.1:${port}/none`,
    AUTH_SECRET: 'x'.repeat(32),
    ...buildDue,
  }
  for (const tool of ['serve.mjs', 'start.mjs']) {
    const ended = await runTool(tool, env)
    expect(ended).toEqual(oneLine('DATABASE_URL'))
    expect(ended.output).not.toContain('secret-word')
  }
})

test('npm start looks for its database where the site does, wherever it is run from', { tag: '@once' }, async () => {
  const cwd = test.info().outputPath()
  writeFileSync(path.join(cwd, 'docs'), 'These are my notes.')
  const env = { PORT: String(await freePort()), DATABASE_URL: 'file:./docs', ...buildDue }
  expect(await runProgram([`${root}/tools/start.mjs`], env, { cwd })).toEqual(oneLine('docs, which is a folder'))
})

test('a database from a newer version, or with a different migration, is left alone', async ({ database }) => {
  const { db } = await prepared(database)
  const start = async () =>
    runTool('serve.mjs', { PORT: String(await freePort()), DATABASE_URL: db.url, AUTH_SECRET: 'x'.repeat(32) })
  await db.query(
    `INSERT INTO "_prisma_migrations" ("id","checksum","migration_name","finished_at","applied_steps_count") VALUES ('later','x','29990101000000_later',${database === 'sqlite' ? "'2999-01-01'" : 'now()'},1) RETURNING "id"`,
  )
  expect(await start()).toEqual(oneLine('newer version'))
  await db.query(`DELETE FROM "_prisma_migrations" WHERE "id" = 'later' RETURNING "id"`)
  await db.query(
    `UPDATE "_prisma_migrations" SET "checksum" = 'x' WHERE "migration_name" LIKE '%_start' RETURNING "id"`,
  )
  expect(await start()).toEqual(oneLine('another version of prisma/'))
  await db.drop()
})

test('a SQLite file that went missing after first use is never replaced by an empty one', async ({
  startSite,
  database,
}) => {
  test.skip(database === 'postgres', 'we create SQLite files, not Postgres databases')
  const site = await startSite()
  await site.end()
  const file = site.db.url.slice('file:'.length)
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
  const { code, output } = await runTool('serve.mjs', site.environment())
  expect(code).toBe(1)
  expect(output).toContain('missing now')
  expect(existsSync(file) && statSync(file).size > 0).toBe(false)
})
