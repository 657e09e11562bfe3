import 'server-only'
import { z } from 'zod'
import { type ListId, lists } from '@/content/lists'
import type { Prisma, Subscriber } from '@/generated/sqlite/client'
import { formatLocalTimestamp } from '@/lib/local-time'
import { placeName } from '@/lib/server/forms/plain-words'
import { db, inWriteTransaction, queryIn } from '../base/db'
import { Refusal } from '../base/refusal'
import { queueSync, segments } from '../mail/segments'
import { emailKeyOf, unsubscribe } from '../mail/subscribers'
import { csvLine } from './csv-file'
import { format, page, pageOf, pageSize, searchParam, flagParam } from './read-query'

const listIds = Object.keys(lists) as ListId[]

/** The query of `GET /api/admin/subscribers`. People who left need `left=1`. */
export const subscriberQuery = z.object({
  list: z.enum(listIds, `list must be one of ${listIds.join(', ')}`).optional(),
  q: searchParam,
  left: flagParam('left'),
  page,
  format,
})

type SubscriberQuery = z.output<typeof subscriberQuery>

const newestFirst = [{ consentAt: 'desc' }, { id: 'desc' }] satisfies Prisma.SubscriberOrderByWithRelationInput[]
const batch = 1_000

const subscriberWhere = ({ list, q, left }: SubscriberQuery): Prisma.SubscriberWhereInput => ({
  list,
  ...(q && { emailKey: { contains: emailKeyOf(q) } }),
  ...(!left && { unsubscribedAt: null }),
})

/** Why somebody is no longer on a list. */
export const leftByWords = {
  link: 'They unsubscribed',
  bounce: 'An email to them bounced',
  complaint: 'They marked an email as spam',
  owner: 'You took them off',
}

/** Somebody's place on a list. */
export function subscriberItem(subscriber: Subscriber) {
  const { id, list, email, firstName, source, consent, consentAt, unsubscribedAt, leftBy } = subscriber
  return {
    ...{ id, list, email, firstName, consentAt, consent },
    listName: lists[list as ListId]?.name ?? list,
    state: unsubscribedAt ? ('left' as const) : ('subscribed' as const),
    /** Where they agreed, in plain language. */
    where: placeName(source),
    leftAt: unsubscribedAt,
    leftBy: unsubscribedAt && (leftBy ?? 'link'),
  }
}

export type SubscriberItem = ReturnType<typeof subscriberItem>

/** One page of a list's subscribers, or of every list's, most recent consent first. */
export async function listSubscribers(query: SubscriberQuery) {
  const { subscriber } = await db()
  const where = subscriberWhere(query)
  const [total, found] = await Promise.all([
    subscriber.count({ where }),
    subscriber.findMany({ where, orderBy: newestFirst, skip: (query.page - 1) * pageSize, take: pageSize }),
  ])
  return pageOf(found.map(subscriberItem), total, query.page)
}

/** The words of the spreadsheet. */
const csv = {
  columns: ['Email', 'First name', 'List', 'Status', 'Signed up', 'Where', 'Agreed to', 'Left', 'Why'],
  states: { subscribed: 'Subscribed', left: 'Left' },
}
const local = (time: Date | null) => (time ? formatLocalTimestamp(time) : '')

/** All of them as a short CSV for a mailing tool. */
export async function* subscriberLines(query: SubscriberQuery): AsyncGenerator<string> {
  const { subscriber } = await db()
  const where = subscriberWhere(query)
  yield csvLine(csv.columns)
  for (let last: Subscriber | undefined; ;) {
    const after = last && { cursor: { id: last.id }, skip: 1 }
    const found: Subscriber[] = await subscriber.findMany({ where, orderBy: newestFirst, take: batch, ...after })
    yield found
      .map(subscriberItem)
      .map(({ email, firstName, listName, state, consentAt, where, consent, leftAt, leftBy }) =>
        csvLine([
          email,
          firstName ?? '',
          listName,
          csv.states[state],
          local(consentAt),
          where,
          consent,
          local(leftAt),
          leftBy ? leftByWords[leftBy] : '',
        ]),
      )
      .join('')
    if (found.length < batch) return
    last = found.at(-1)
  }
}

/** Which lists are kept in step with Resend, and whether it accepts the changes. */
async function resendOverview() {
  const inStep = listIds.filter((id) => segments()[id])
  if (inStep.length === 0) return undefined
  const { listSync } = await db()
  const failed = { lastError: { not: null } }
  const [behind, last] = await Promise.all([
    listSync.count({ where: failed }),
    listSync.findFirst({ where: failed, orderBy: { nextAt: 'desc' } }),
  ])
  return { lists: inStep.map((id) => lists[id].name), behind, lastError: last?.lastError ?? null }
}

/** Every list, with how many people are on it and how many have left. */
export async function listsOverview() {
  const { subscriber } = await db()
  const [all, left, resend] = await Promise.all([
    subscriber.groupBy({ by: ['list'], _count: true }),
    subscriber.groupBy({ by: ['list'], where: { unsubscribedAt: { not: null } }, _count: true }),
    resendOverview(),
  ])
  const overviews = listIds.map((id) => {
    const count = (groups: typeof all) => groups.find(({ list }) => list === id)?._count ?? 0
    return { id, name: lists[id].name, subscribed: count(all) - count(left), left: count(left) }
  })
  return { lists: overviews, resend }
}

/**
 * Takes someone off a list, or undoes that. Someone who left in any other way has to sign up again themselves.
 * @throws Refusal 409 if there's no such place, or the owner didn't take them off it
 */
export async function setSubscribed(id: string, subscribed: boolean): Promise<void> {
  if (!subscribed) {
    if (!(await unsubscribe({ id }, 'owner'))) throw new Refusal(409, "That sign-up doesn't exist.")
    return
  }
  await inWriteTransaction(async (tx) => {
    const [back] = await tx.subscriber.updateManyAndReturn({
      where: { id, leftBy: 'owner' },
      data: { unsubscribedAt: null, leftBy: null },
    })
    if (!back) throw new Refusal(409, 'Only they can sign up again.')
    await queueSync(queryIn(tx), [back.emailKey])
  })
}
