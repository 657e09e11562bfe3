/** @jest-environment node */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Database from 'libsql'
import { knownMigrations, migrate } from '@/tools/migrate.mjs'

const migrations = 'prisma/sqlite/migrations'

/** A parent and its children, in the columns that every version has. */
const rows = `
  INSERT INTO "Lead" ("id", "form", "payload", "meta", "updatedAt") VALUES ('lead', 'contact', '{}', '{}', 0);
  INSERT INTO "OutboxMessage" ("id", "leadId", "kind", "recipient", "subject", "html", "text")
    VALUES ('mail', 'lead', 'confirmation', 'ann@visitor.example', 'Thanks', '', '');
  INSERT INTO "user" ("id", "name", "email", "updatedAt") VALUES ('owner', 'Owner', 'owner@sunnie.example', 0);
  INSERT INTO "account" ("id", "accountId", "providerId", "userId", "password", "updatedAt")
    VALUES ('account', 'owner', 'credential', 'owner', 'hashed', 0);
  INSERT INTO "session" ("id", "expiresAt", "token", "userId", "updatedAt") VALUES ('session', 0, 'token', 'owner', 0);`

test('an upgrade from any earlier version keeps the leads’ emails and the owner’s password', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'upgrade-'))
  const names = knownMigrations('sqlite')
  for (const [index, version] of names.entries()) {
    const earlier = path.join(folder, version)
    for (const name of names.slice(0, index + 1))
      cpSync(path.join(migrations, name), path.join(earlier, name), { recursive: true })
    const file = path.join(folder, `${version}.db`)
    const database = { file, url: `file:${file}`, provider: 'sqlite' as const }
    await migrate(database, earlier)
    const db = new Database(file)
    db.exec(rows)
    expect(await migrate(database)).toEqual(names.slice(index + 1))
    const mails = db.prepare('SELECT "leadId" FROM "OutboxMessage"').all()
    const passwords = db.prepare('SELECT "userId", "password" FROM "account"').all()
    const sessions = db.prepare('SELECT "userId" FROM "session"').all()
    expect({ version, mails, passwords, sessions }).toMatchObject({
      mails: [{ leadId: 'lead' }],
      passwords: [{ userId: 'owner', password: 'hashed' }],
      sessions: [{ userId: 'owner' }],
    })
    db.close()
  }
  rmSync(folder, { recursive: true })
}, 60_000)
