import 'server-only'
import type { Lead } from '@/generated/sqlite/client'
import { LeadState } from '@/generated/sqlite/enums'
import { openHoursBefore } from '@/lib/closures'
import type { Period } from '@/lib/owner/business'
import { openLeadStates, suspectLeadStates } from '@/lib/owner/inbox'
import { today } from '@/lib/local-time'
import { db } from '../../base/db'
import { env } from '../../base/env'
import { enquiryForms, promisedHours, waitingBefore } from '../../base/sql/find-leads'
import { siteOf } from '../../forms/attribution'
import { metaOf } from '../../forms/stored-lead'
import { formCounts } from '../../telemetry/form-counts'
import { type Week, lastWeeks } from './weeks'

const shownStates = Object.values(LeadState).filter((state) => !suspectLeadStates.includes(state))

const select = { form: true, state: true, valueCents: true, createdAt: true, answeredAt: true, meta: true } as const
type Counted = Pick<Lead, keyof typeof select>

const isEnquiry = ({ form }: Counted) => enquiryForms.includes(form)

/** Whether it was answered as soon as the site promises. Closed days don't count. */
const isInTime = ({ createdAt, answeredAt }: Counted) =>
  answeredAt !== null && createdAt >= openHoursBefore(answeredAt, promisedHours)

function weekOf({ monday, from, until }: Week, leads: readonly Counted[]) {
  const during = leads.filter(({ createdAt }) => createdAt >= from && createdAt < until)
  const enquiries = during.filter(isEnquiry)
  const answered = enquiries.filter(({ answeredAt }) => answeredAt)
  const open = enquiries.filter(({ answeredAt, state }) => !answeredAt && openLeadStates.includes(state))
  const inTime = answered.filter(isInTime).length
  const before = waitingBefore()
  return {
    monday,
    enquiries: enquiries.length,
    signUps: during.length - enquiries.length,
    /** Enquiries answered within 24 hours, answered later, and still unanswered after 24 hours. */
    inTime,
    late: answered.length - inTime,
    waiting: open.filter(({ createdAt }) => createdAt < before).length,
  }
}

/** The campaign's name, or the site that linked to us; null if there's neither, or it was one of our own pages. */
function sourceOf(lead: Counted): string | null {
  const { utm_source: source, referrer } = metaOf(lead).attribution?.first ?? {}
  if (source) return source.toLowerCase()
  const site = siteOf(referrer)
  return site && site !== siteOf(env().siteUrl) ? site : null
}

/** Most frequent first. */
function bySource(leads: readonly Counted[]) {
  const totals = new Map<string | null, { leads: number; won: number }>()
  for (const lead of leads) {
    const source = sourceOf(lead)
    const { leads = 0, won = 0 } = totals.get(source) ?? {}
    totals.set(source, { leads: leads + 1, won: won + Number(lead.state === 'won') })
  }
  return [...totals].map(([source, counts]) => ({ source, ...counts })).sort((a, b) => b.leads - a.leads)
}

export type BusinessFigures = Awaited<ReturnType<typeof businessFigures>>

/** Figures for the last weeks, oldest first. Held leads and spam are left out. */
export async function businessFigures(period: Period) {
  const weeks = lastWeeks(period)
  const { from, monday } = weeks[0]!
  const to = today()
  const client = await db()
  const [leads, forms] = await Promise.all([
    client.lead.findMany({
      where: { createdAt: { gte: from, lt: weeks.at(-1)!.until }, state: { notIn: suspectLeadStates } },
      select,
    }),
    formCounts(monday, to),
  ])
  const enquiries = leads.filter(isEnquiry)
  return {
    from: monday,
    to,
    weeks: weeks.map((week) => weekOf(week, leads)),
    sources: bySource(enquiries),
    states: shownStates.map((state) => {
      const inState = enquiries.filter((lead) => lead.state === state)
      return { state, leads: inState.length, cents: inState.reduce((sum, lead) => sum + (lead.valueCents ?? 0), 0) }
    }),
    forms,
  }
}
