import {
  chmodSync,
  chownSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createDatabase } from '../support/databases'
import { enquiry } from '../support/enquiry'
import { freePort } from '../support/free-port'
import { expect, test } from '../support/site'
import { oneLine, runProgram, runTool } from '../support/tool'

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
  test(`a SQLite file that is ${what} stops the start with one line and isn’t changed`, { tag: '@once' }, async () => {
    const { folder, file } = await madeFile()
    damage(file)
    const before = readFileSync(file)
    expect(await start(`file:${file}`)).toEqual(oneLine(`DATABASE_URL names .*${says}`))
    expect(readFileSync(file).equals(before)).toBe(true)
    rmSync(folder, { recursive: true })
  })

test('a read-only SQLite file or folder stops the start with one line', { tag: '@once' }, async () => {
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

test('a folder, or a file that’s shared with us, keeps its permissions', { tag: '@once' }, async () => {
  const { folder, file } = await madeFile()
  chmodSync(folder, 0o770)
  for (const tool of ['serve', 'owner'])
    expect(await runTool(`${tool}.mjs`, { DATABASE_URL: `file:${folder}` })).toEqual(oneLine('is a folder: name the'))
  expect(statSync(folder).mode & 0o777).toBe(0o770)
  if (nobody) {
    for (const each of [folder, file]) chownSync(each, 0, nobody)
    chmodSync(file, 0o660)
    const env = { DATABASE_URL: `file:${file}`, AUTH_SECRET: 'x'.repeat(32) }
    expect(await runProgram(['tools/owner.mjs'], env, { uid: nobody })).toMatchObject({ code: 0 })
    expect(statSync(file).mode & 0o777).toBe(0o660)
  }
  rmSync(folder, { recursive: true })
})

test('a folder that is not mounted stops the start with one line', { tag: '@once' }, async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sunnie-'))
  symlinkSync(`${folder}/not-mounted`, `${folder}/data`)
  expect(await start(`file:${folder}/data/sunnie.db`)).toEqual(oneLine('DATABASE_URL names'))
  rmSync(folder, { recursive: true })
})

test('a read-only Postgres stops the start with one line', async ({ database }) => {
  test.skip(database === 'sqlite', 'on SQLite it’s the file')
  const store = await createDatabase(database)
  const name = new URL(store.url).pathname.slice(1)
  await store.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`)
  expect(await start(store.url)).toEqual(oneLine('DATABASE_URL names .*read-only'))
  await store.drop()
})

test('a wrong password or database name for Postgres stops the start with one line', async ({ database }) => {
  test.skip(database === 'sqlite', 'on SQLite it’s the file')
  const store = await createDatabase(database)
  const wrong = (part: 'password' | 'pathname') => Object.assign(new URL(store.url), { [part]: 'mistyped' }).href
  expect(await start(wrong('password'))).toEqual(oneLine('DATABASE_URL is rejected .*password authentication failed'))
  expect(await start(wrong('pathname'))).toEqual(oneLine('DATABASE_URL is rejected .*"mistyped" does not exist'))
  await store.drop()
})

test('a missing certificate for Postgres is reported by its file name', { tag: '@once' }, async () => {
  const url = 'postgres://sunnie:secret-word@127.0.0.1:5432/sunnie?sslmode=verify-full&sslrootcert=/nowhere/ca.pem'
  expect(await start(url)).toEqual(oneLine("DATABASE_URL can't be reached .*/nowhere/ca\\.pem"))
})

test('the owner can read a lead whatever the database’s folder is called', { tag: '@once' }, async ({ startSite }) => {
  const folder = test.info().outputPath('100% ours, #1 über uns')
  const site = await startSite({ cookie: undefined, env: { DATABASE_URL: `file:${folder}/sunnie.db` } })
  expect((await site.post('/api/contact', enquiry('robin@visitor.example'))).status).toBe(200)
  expect(await (await site.asOwner('/api/admin/contacts')).json()).toHaveLength(1)
})
