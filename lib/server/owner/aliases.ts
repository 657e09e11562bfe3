import 'server-only'
import { db, inWriteTransaction } from '../db'
import { emailKeyOf } from '../subscribers'

/** Every address of one person in lower case, the main one first. */
export type PersonKeys = readonly [main: string, ...others: string[]]

/** The addresses of whoever has this one: it alone unless the owner has said that several are one person. */
export async function personKeys(email: string): Promise<PersonKeys> {
  const client = await db()
  const emailKey = emailKeyOf(email)
  const main = (await client.personAlias.findUnique({ where: { emailKey } }))?.mainKey ?? emailKey
  const others = await client.personAlias.findMany({ where: { mainKey: main }, orderBy: { emailKey: 'asc' } })
  return [main, ...others.map((alias) => alias.emailKey)]
}

/**
 * Makes two people one: whatever is kept under the addresses of `email` now belongs to whoever has `into`. Nothing that
 * is stored about either changes, so `separate` takes it back.
 * @returns the main address of both
 */
export async function merge(email: string, into: string): Promise<string> {
  const [[from], [main]] = await Promise.all([personKeys(email), personKeys(into)])
  if (from !== main)
    await inWriteTransaction(async (tx) => {
      await tx.personAlias.updateMany({ where: { mainKey: from }, data: { mainKey: main } })
      await tx.personAlias.create({ data: { emailKey: from, mainKey: main } })
    })
  return main
}

/** Makes an address a person of its own again. False if it wasn't merged into another. */
export async function separate(email: string): Promise<boolean> {
  const { count } = await inWriteTransaction((tx) =>
    tx.personAlias.deleteMany({ where: { emailKey: emailKeyOf(email) } }),
  )
  return count === 1
}
