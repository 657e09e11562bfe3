import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { migrate } from '../../tools/database/migrate.mjs'
import { createDatabase } from '../support/databases'
import { find } from '../support/owner/owner-leads'
import { phonePhoto } from '../support/photos'
import { preload, Site } from '../support/server'
import { expect, test } from '../support/site'
import { oneLine, runTool } from '../support/tool'
import { sendWith, uploaded } from '../support/uploads'

const prepare = `
  const { prepareDatabase } = await import('./tools/database/prepare-database.mjs')
  const { readEnvironment } = await import('./lib/environment.mjs')
  const { run } = await import('./tools/command.mjs')
  await run(() => prepareDatabase(readEnvironment()))`

test('a start says that it’s waiting for another migration, and gives up after a minute @postgres', async ({
  database,
}) => {
  const store = await createDatabase(database)
  const { default: pg } = await import('pg')
  const other = new pg.Client({ connectionString: store.url })
  await other.connect()
  await other.query('BEGIN; SELECT pg_advisory_xact_lock(72707369)')
  const start = async (release: (child: ChildProcess) => unknown) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', prepare, 'prepare'], {
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: store.url,
        AUTH_SECRET: 'x'.repeat(32),
        ...preload('movable-clock'),
      },
    } as object)
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk.toString()
      if (/waiting up to a minute.*\n$/.test(output)) release(child)
    }
    child.stdout!.on('data', collect)
    child.stderr!.on('data', collect)
    const [code] = (await once(child, 'close')) as [number]
    return { code, last: output.trim().split('\n').at(-1) }
  }
  const given = await start((child) => child.kill('SIGUSR2')) // an hour later
  expect(given).toEqual({ code: 1, last: expect.stringMatching(/^DATABASE_URL .* migrating for more than a minute/) })
  expect((await start(() => other.query('COMMIT'))).code).toBe(0)
  await other.end()
  await store.drop()
})

test('npm run db:move copies a SQLite file to Postgres, row by row, and the site carries on there @postgres', async ({}) => {
  const site = await Site.start({ database: 'sqlite', env: { AUTH_SECRET: undefined } })
  const file = site.db.url.slice('file:'.length)
  const id = await uploaded(site, await phonePhoto())
  const email = 'mover@visitor.example'
  expect((await sendWith(site, email, [id])).status).toBe(200)
  expect((await site.post('/api/newsletter', { email: 'list@visitor.example' })).status).toBe(200)
  // Read through the site, because a connection of the test's own might still be open when the site has stopped.
  const stored = (await find(site, {})).items

  const target = await createDatabase('postgres')
  const env = { ...site.environment(), DATABASE_URL: target.url, AUTH_SECRET: 'another-secret-of-32-characters-' }
  const move = () => runTool('move.mjs', env, file)
  expect(await move()).toEqual(oneLine('stop the site first'))
  await site.end()
  // A host's monitoring of the database may leave a view like this.
  await target.query('CREATE VIEW pg_stat_statements AS SELECT 1 AS n')
  await migrate({ url: target.url, provider: 'postgresql' })
  await target.query(`ALTER TABLE "Lead" ADD CONSTRAINT refuses CHECK (email <> '${email}')`)
  const failed = await move()
  expect([failed.code, failed.output]).toEqual([1, expect.stringMatching(/Nothing was moved:\n.*"refuses".*\n$/)])
  await target.query('ALTER TABLE "Lead" DROP CONSTRAINT refuses')
  const { code, output } = await move()
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(/Lead: 2 rows, all identical[\s\S]*Set AUTH_SECRET.*authenticator/),
  ])
  expect(await move()).toEqual(oneLine('already has leads or subscribers'))

  const moved = await Site.start({ database: 'postgres', env: { DATABASE_URL: target.url } })
  expect((await moved.asOwner(`/api/admin/uploads/${id}`)).status).toBe(200)
  expect((await find(moved, {})).items).toEqual(stored)
  expect(stored).toContainEqual(expect.objectContaining({ email, photos: [id] }))
  // The lists were moved too, so an existing subscriber isn't signed up twice.
  await moved.post('/api/newsletter', { email: 'list@visitor.example' })
  expect(await target.query(`SELECT 1 FROM "Subscriber"`)).toHaveLength(1)
  await moved.stop()
  await target.drop()
  await site.stop()
})
