// Keeps a restored backup from bringing back people who have since left a list or been erased. What's noted about them
// is in lib/departures.mjs and, on Postgres, in its settings.
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { departureLine, departuresIn, readDepartures } from '../../lib/departures.mjs'
import { keyedHash } from '../../lib/keyed-hash.mjs'
import { backupFolder, instant } from './copies.mjs'
import { displayPath, secretFor } from './sqlite.mjs'

const listsFor = (database, backup) =>
  [...new Set([path.dirname(backup), backupFolder(database)])].map(departuresIn).filter((list) => existsSync(list))

/** Copies what Postgres knows to a list beside the backup, before its contents are replaced. */
export async function exportDepartures(client, backup) {
  const { rows } = await client.query(`SELECT key, value FROM "Setting" WHERE key LIKE 'departure:%'`)
  const lines = rows.map(({ key, value }) =>
    departureLine({ key: key.slice('departure:'.length), ...JSON.parse(value) }),
  )
  if (lines.length) appendFileSync(departuresIn(path.dirname(backup)), lines.join(''), { mode: 0o600 })
}

/** What an erasure leaves no trace of: `$1` is the address. A lead's other rows go with it. */
const erasing = [
  `DELETE FROM "OutboxMessage" WHERE $1 IN ("recipientKey", lower("recipient"))
   OR "subscriberId" IN (SELECT "id" FROM "Subscriber" WHERE "emailKey" = $1)
   OR ("kind" = 'list-digest' AND replace(lower("text"), $1, '') <> lower("text"))`,
  `DELETE FROM "Receipt" WHERE "leadId" IN (SELECT "id" FROM "Lead" WHERE "emailKey" = $1)`,
  `DELETE FROM "Quote" WHERE "leadId" IN (SELECT "id" FROM "Lead" WHERE "emailKey" = $1)`,
  `DELETE FROM "Lead" WHERE "emailKey" = $1 OR ("emailKey" = '' AND replace(lower("payload"), $1, '') <> lower("payload"))`,
  `DELETE FROM "Subscriber" WHERE "emailKey" = $1`,
  `DELETE FROM "PersonAlias" WHERE $1 IN ("emailKey", "mainKey")`,
  `DELETE FROM "ListSync" WHERE "emailKey" = $1`,
]

const people = `SELECT "emailKey" AS key, CAST("createdAt" AS TEXT) AS since FROM "Lead"
  UNION ALL SELECT "emailKey", CAST("createdAt" AS TEXT) FROM "Subscriber"
  UNION ALL SELECT "recipientKey", CAST("createdAt" AS TEXT) FROM "OutboxMessage" WHERE "recipientKey" IS NOT NULL`

/** Erases again everyone who was erased after they had last been heard from. */
async function eraseAgain(db, departureOf) {
  const known = new Map()
  for (const { key, since } of await db.query(people)) known.set(key, Math.max(instant(since), known.get(key) ?? 0))
  const gone = [...known].filter(([key, since]) => departureOf(key)?.at >= since).map(([key]) => key)
  let mentions = 0
  for (const key of gone) {
    for (const sql of erasing) await db.query(sql, [key])
    const rows = await db.query(`SELECT "id" FROM "Lead" WHERE replace(lower("remarks"), $1, '') <> lower("remarks")`, [
      key,
    ])
    mentions += rows.length
  }
  return { erased: gone.length, mentions }
}

async function endPlacesAgain(db, departureOf) {
  const places = await db.query(
    `SELECT "id", "list", "emailKey", CAST("consentAt" AS TEXT) AS since FROM "Subscriber" WHERE "unsubscribedAt" IS NULL`,
  )
  let left = 0
  for (const { id, list, emailKey, since } of places) {
    const departure = departureOf(emailKey, list)
    if (!(departure?.at >= instant(since))) continue
    const at = new Date(departure.at).toISOString().replace('Z', '+00:00')
    await db.query(`UPDATE "Subscriber" SET "unsubscribedAt" = $1, "leftBy" = $2 WHERE "id" = $3`, [
      at,
      departure.how,
      id,
    ])
    await db.query(
      `UPDATE "OutboxMessage" SET "state" = 'cancelled' WHERE "subscriberId" = $1 AND "kind" = 'welcome' AND "state" = 'waiting'`,
      [id],
    )
    left++
  }
  return left
}

const unknown = (why) =>
  `${why}, so this backup has brought back anyone who has left a list or been erased since: take them off or erase them again.`

/**
 * Applies what's noted to a restored database that has been brought up to date, in the caller's transaction.
 * @returns {Promise<string>} what was done and what couldn't be, for the user
 */
export async function applyDepartures(db, { database, authSecret }, backup) {
  const lists = listsFor(database, backup)
  if (!lists.length)
    return unknown(`There's no ${displayPath(departuresIn(backupFolder(database)))}, where the site notes who leaves`)
  const file = database.file && secretFor(database.file)
  const secret = authSecret ?? (existsSync(file) ? readFileSync(file, 'utf8').trim() : '')
  const departures = readDepartures(lists.map((list) => readFileSync(list, 'utf8')).join(''))
  if (!departures.has(keyedHash(secret, 'departure')))
    return unknown(`${displayPath(lists[0])} was written with another AUTH_SECRET`)
  if (database.provider === 'postgresql')
    for (const [key, { at, how }] of departures)
      await db.query(`INSERT INTO "Setting" ("key", "value") VALUES ($1, $2) ON CONFLICT ("key") DO NOTHING`, [
        `departure:${key}`,
        JSON.stringify({ at: new Date(at).toISOString(), how }),
      ])
  const departureOf = (...parts) => departures.get(keyedHash(secret, 'departure', ...parts))
  const { erased, mentions } = await eraseAgain(db, departureOf)
  const left = await endPlacesAgain(db, departureOf)
  return [
    `Who has left a list or been erased since stays so. Sign-ups ended: ${left}. Addresses erased: ${erased}.`,
    ...(mentions ? [`Leads of other people whose remarks still mention one of those addresses: ${mentions}.`] : []),
  ].join('\n')
}
