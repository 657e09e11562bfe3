import { spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createDatabase } from '../support/databases'
import { freePort } from '../support/free-port'
import { prepared } from '../support/prepared'
import { preload, root } from '../support/server'
import { expect, test } from '../support/site'
import { oneLine, runProgram, runTool } from '../support/tool'

test('a mistake in the environment stops the start with one line that names the variable', async () => {
  const ended = await runTool('start.mjs', { OWNER_PASSWORD: 'long enough to be one' })
  expect(ended).toEqual(oneLine('OWNER_EMAIL'))
  expect(ended.output).not.toContain('long enough to be one')
})

/** Makes a build due, which would replace the one that the tests' sites serve. */
const buildDue = { SITE_URL: 'https://elsewhere.example' }

test('a port in use stops the start with one line', async ({ site }) => {
  for (const tool of ['serve.mjs', 'start.mjs'])
    expect(await runTool(tool, { ...site.environment(), ...buildDue })).toEqual(
      oneLine(`PORT ${site.port} is in use: stop the site that runs from this folder`),
    )
})

test('a Node that is too old is reported in one line', async () => {
  const tools = ['start', 'build', 'backup', 'doctor']
  for (const tool of tools)
    expect([tool, await runTool(`${tool}.mjs`, preload('old-node'))]).toEqual([
      tool,
      oneLine('Node 20.19 or newer is needed'),
    ])
})

test('npm start passes SIGTERM on to the site, and ends after it', async () => {
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

test('a database that cannot be reached stops the start with one line @postgres', async () => {
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

test('a database from a newer version, or with a different migration, is left alone @both', async ({ database }) => {
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

test('a SQLite file that went missing after first use is never replaced by an empty one', async ({ startSite }) => {
  const site = await startSite()
  await site.end()
  const file = site.db.url.slice('file:'.length)
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
  const { code, output } = await runTool('serve.mjs', site.environment())
  expect(code).toBe(1)
  expect(output).toContain('missing now')
  expect(existsSync(file) && statSync(file).size > 0).toBe(false)
})

/** A user without special rights, because root can write to read-only files. */
const nobody = process.getuid?.() === 0 ? 65534 : undefined

/** The output of a start that has to end by itself. */
const start = async (url: string, uid?: number) =>
  runProgram(
    ['tools/serve.mjs'],
    {
      PORT: String(await freePort()),
      DATABASE_URL: url,
      AUTH_SECRET: 'x'.repeat(32),
      OWNER_EMAIL: 'owner@sunnie.example',
    },
    { uid },
  )

/** A new database that isn't in use. */
async function madeFile() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sunnie-'))
  const file = path.join(folder, 'sunnie.db')
  const { code } = await runTool('owner.mjs', { DATABASE_URL: `file:${file}`, AUTH_SECRET: 'x'.repeat(32) })
  expect(code).toBe(0)
  return { folder, file }
}

const damages: [what: string, damage: (file: string) => void, says: string][] = [
  ['not a database', (file) => writeFileSync(file, 'These are my notes. '.repeat(500)), "isn't a SQLite database"],
  ['truncated', (file) => truncateSync(file, statSync(file).size / 2), 'is damaged'],
  ['overwritten at its start', (file) => writeFileSync(file, readFileSync(file).fill(65, 100, 4096)), 'is damaged'],
]
for (const [what, damage, says] of damages)
  test(`a SQLite file that is ${what} stops the start with one line and isn’t changed`, async () => {
    const { folder, file } = await madeFile()
    damage(file)
    const before = readFileSync(file)
    expect(await start(`file:${file}`)).toEqual(oneLine(`DATABASE_URL names .*${says}`))
    expect(readFileSync(file).equals(before)).toBe(true)
    rmSync(folder, { recursive: true })
  })

test('a read-only SQLite file or folder stops the start with one line', async () => {
  const { folder, file } = await madeFile()
  if (nobody) for (const each of [folder, file]) chownSync(each, nobody, nobody)
  chmodSync(file, 0o400)
  chmodSync(folder, 0o500)
  expect(await start(`file:${file}`, nobody)).toEqual(oneLine('DATABASE_URL names .*read-only'))
  for (const other of ['/new/sunnie.db', ''])
    expect(await start(`file:${folder}${other}`, nobody)).toEqual(oneLine('DATABASE_URL names'))
  chmodSync(folder, 0o700)
  rmSync(folder, { recursive: true })
})

test('a read-only Postgres stops the start with one line @postgres', async ({ database }) => {
  const store = await createDatabase(database)
  const name = new URL(store.url).pathname.slice(1)
  await store.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`)
  expect(await start(store.url)).toEqual(oneLine('DATABASE_URL names .*read-only'))
  await store.drop()
})
