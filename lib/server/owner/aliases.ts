import 'server-only'
import { db, inWriteTransaction } from '../db'
import { emailKeyOf } from '../subscribers'

/** Every address of one person in lower case, the main one first. */
export type PersonKeys = readonly [main: string, ...others: string[]]

/** The addresses of whoever has this one: it alone unless the owner has said that several are one person. */
export async function personKeys(email: string): Promise<PersonKeys> {
  const { personAlias } = await db()
  // A set: two merges at once may have made a circle.
  const above = new Set([emailKeyOf(email)])
  for (const emailKey of above) {
    const alias = await personAlias.findUnique({ where: { emailKey } })
    if (alias) above.add(alias.mainKey)
  }
  const main = [...above].at(-1)!
  const keys = new Set([main])
  for (const mainKey of keys)
    for (const { emailKey } of await personAlias.findMany({ where: { mainKey } })) keys.add(emailKey)
  keys.delete(main)
  return [main, ...[...keys].sort()]
}

/**
 * Makes two people one: whatever is kept under the addresses of `email` now belongs to whoever has `into`. Nothing that
 * is stored about either changes, so `separate` takes it back, given what was `joined`.
 * @returns the main address of both, and the one that isn't a main one any more; null if they were one person already
 */
export async function merge(email: string, into: string): Promise<{ email: string; joined: string | null }> {
  const [[from], [main]] = await Promise.all([personKeys(email), personKeys(into)])
  if (from === main) return { email: main, joined: null }
  await inWriteTransaction((tx) => tx.personAlias.create({ data: { emailKey: from, mainKey: main } }))
  return { email: main, joined: from }
}

/** Makes an address a person of its own again, with those that were merged into it. False if it wasn't merged itself. */
export async function separate(email: string): Promise<boolean> {
  const { count } = await inWriteTransaction((tx) =>
    tx.personAlias.deleteMany({ where: { emailKey: emailKeyOf(email) } }),
  )
  return count === 1
}
