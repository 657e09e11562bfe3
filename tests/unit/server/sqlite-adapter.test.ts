/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import Database from 'libsql'
import { OverwritingLibSql } from '@/lib/server/base/sqlite-adapter'

const folder = mkdtempSync(path.join(os.tmpdir(), 'sunnie-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a write blocked by someone else’s lock is committed when it’s retried, and releases the lock', async () => {
  const file = path.join(folder, 'sunnie.db')
  const other = new Database(file)
  other.exec('PRAGMA journal_mode=WAL; CREATE TABLE "Count" ("key" TEXT)')
  const client = new OverwritingLibSql({ url: `file:${file}`, timeout: 0 }).createClient({
    url: `file:${file}`,
    timeout: 0,
  })
  const insert = { sql: 'INSERT INTO "Count" VALUES (?) RETURNING "key"', args: ['a'] }
  await client.execute('SELECT 1')

  other.exec('BEGIN IMMEDIATE')
  await expect(client.execute(insert)).rejects.toMatchObject({ code: 'SQLITE_BUSY' })
  other.exec('ROLLBACK')
  await client.execute(insert)

  expect(other.prepare('SELECT "key" FROM "Count"').all()).toEqual([{ key: 'a' }])
  expect(() => other.exec('BEGIN IMMEDIATE')).not.toThrow()
  other.exec('ROLLBACK')
  // A new connection also overwrites what it deletes.
  expect((await client.execute('PRAGMA secure_delete')).rows[0]).toMatchObject({ secure_delete: 1 })
  other.close()
  client.close()
})
