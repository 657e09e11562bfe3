import 'server-only'
import { quoteChaseDays } from '@/content/quotes'
import { today } from '@/lib/local-time'
import { db } from '../base/db'
import { worthOf } from '../base/sql/find-leads'
import { type LeadGroup, findLeads } from './leads'
import { awaitingDecision, listedMail } from './mails'

/** How many leads of each group are listed. The inbox has the others. */
const listed = 10
/** The inbox can't filter by reminder or saved quote, so all of them are listed here. */
const listedInFull = 200

const quotedBefore = () => new Date(Date.now() - quoteChaseDays * 24 * 3_600_000)

/** Leaves out leads that are already listed in a more urgent group. */
function excludeListed({ items, total }: LeadGroup, ...urgent: LeadGroup[]): LeadGroup {
  const listedThere = new Set(urgent.flatMap((group) => group.items.map(({ id }) => id)))
  const left = items.filter(({ id }) => !listedThere.has(id))
  return { items: left, total: total - items.length + left.length }
}

/** What needs the owner's attention, longest wait first. */
export async function readToday() {
  const [waiting, unanswered, due, saved, unansweredQuotes, held, worth, mail] = await Promise.all([
    findLeads({ waiting: true, sort: 'waiting' }, listed),
    findLeads({ unanswered: true, waiting: false, sort: 'waiting' }, listed),
    findLeads({ remindBy: today(), sort: 'oldest' }, listedInFull),
    findLeads({ quoteSaved: true, sort: 'oldest' }, listedInFull),
    findLeads({ quotedBefore: quotedBefore(), sort: 'quoted' }, listed),
    findLeads({ state: 'held' }, listed),
    worthOf({ unanswered: true }),
    (await db()).outboxMessage.count({ where: { ...listedMail, ...awaitingDecision } }),
  ])
  const reminders = excludeListed(due, waiting, unanswered)
  const quotes = excludeListed(unansweredQuotes, reminders)
  const savedQuotes = excludeListed(saved, reminders)
  return { waiting, unanswered, reminders, savedQuotes, quotes, held, worth, mail }
}
