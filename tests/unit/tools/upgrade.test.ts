/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Database from 'libsql'
import { knownMigrations, migrate, replaced } from '@/tools/database/migrate.mjs'

let folder: string
let db: InstanceType<typeof Database>
let database: { file: string; url: string; provider: 'sqlite' }

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'upgrade-'))
  const file = path.join(folder, 'sunnie.db')
  database = { file, url: `file:${file}`, provider: 'sqlite' }
  await migrate(database)
  db = new Database(file)
})

afterEach(() => {
  db.close()
  rmSync(folder, { recursive: true })
})

test('an upgrade that rebuilds a table keeps what refers to it', async () => {
  db.exec(`
    INSERT INTO "Lead" ("id", "form", "payload", "meta", "updatedAt") VALUES ('lead', 'contact', '{}', '{}', 0);
    INSERT INTO "OutboxMessage" ("id", "leadId", "kind", "recipient", "subject", "html", "text")
      VALUES ('mail', 'lead', 'confirmation', 'ann@visitor.example', 'Thanks', '', '')`)
  const migrations = path.join(folder, 'migrations')
  cpSync('prisma/sqlite/migrations', migrations, { recursive: true })
  mkdirSync(path.join(migrations, '29990101000000_rebuild'))
  writeFileSync(
    path.join(migrations, '29990101000000_rebuild/migration.sql'),
    `CREATE TABLE "new_Lead" AS SELECT * FROM "Lead"; CREATE UNIQUE INDEX "id" ON "new_Lead" ("id");
     DROP TABLE "Lead"; ALTER TABLE "new_Lead" RENAME TO "Lead"`,
  )
  expect(await migrate(database, migrations)).toEqual(['29990101000000_rebuild'])
  expect(db.prepare('SELECT "leadId" FROM "OutboxMessage"').all()).toEqual([{ leadId: 'lead' }])
})

test('a database made before the migrations began anew starts if it had them all, and is left alone if not', async () => {
  const last = knownMigrations('sqlite').at(0)!
  const rename = (to: string) => db.prepare('UPDATE "_prisma_migrations" SET "migration_name" = ?').run(to)
  rename('20261123155729_won-at')
  await expect(migrate(database)).rejects.toThrow('is from before')
  rename(replaced)
  expect(await migrate(database)).toEqual([last])
  expect(await migrate(database)).toEqual([])
})
