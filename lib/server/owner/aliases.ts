import 'server-only'
import { db, inWriteTransaction } from '../base/db'
import { Refusal } from '../base/refusal'
import { emailKeyOf } from '../mail/subscribers'

/** All of a person's addresses in lower case, the main one first. */
export type PersonKeys = readonly [main: string, ...others: string[]]

/** All addresses of the person with this one: only this one, unless the owner has merged others with it. */
export async function personKeys(email: string): Promise<PersonKeys> {
  const { personAlias } = await db()
  // A set, because two concurrent merges may have made a cycle.
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
 * Merges two people: everything under the addresses of `email` now belongs to the person with `into`. No stored data
 * about either changes, so `separatePerson` undoes it, given the `joined` address.
 * @returns the main address of both, and the one that's no longer a main one; null if they were already one person
 */
export async function mergePeople(email: string, into: string): Promise<{ email: string; joined: string | null }> {
  const [[from], [main]] = await Promise.all([personKeys(email), personKeys(into)])
  if (from === main) return { email: main, joined: null }
  const alias = { emailKey: from, mainKey: main }
  await inWriteTransaction((tx) => tx.personAlias.upsert({ where: { emailKey: from }, create: alias, update: alias }))
  return { email: main, joined: from }
}

/**
 * Makes an address a separate person again, with those merged into it.
 * @throws Refusal 409 if it wasn't itself merged
 */
export async function separatePerson(email: string): Promise<void> {
  const { count } = await inWriteTransaction((tx) =>
    tx.personAlias.deleteMany({ where: { emailKey: emailKeyOf(email) } }),
  )
  if (!count) throw new Refusal(409, "This address isn't merged with another.")
}
