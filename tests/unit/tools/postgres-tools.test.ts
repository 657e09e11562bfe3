import { text } from 'node:stream/consumers'
import { startPostgresTool } from '@/tools/copies.mjs'

test('Postgres’s own programs get a URL they accept, without its password', async () => {
  const databaseUrl = 'postgres://sunnie:secret@db.example:5432/sunnie?sslmode=no-verify&schema=public'
  const { child, ended } = startPostgresTool('echo', [], { databaseUrl, stdio: ['ignore', 'pipe', 'inherit'] })
  expect(await text(child.stdout!)).toBe('--dbname=postgres://sunnie@db.example:5432/sunnie?sslmode=require\n')
  await ended
})
