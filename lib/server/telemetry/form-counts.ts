import 'server-only'
import type { FormSlug } from '@/lib/forms/registry'
import { forms } from '@/lib/forms/registry'
import { db } from '../db'

export interface FormCount {
  readonly form: FormSlug
  /** Pages on which the form came into view. */
  readonly views: number
  /** Pages on which a visitor focused one of its fields or clicked one of its buttons. */
  readonly starts: number
  /** Leads that were stored and not held. */
  readonly finishes: number
}

/**
 * How often each form was seen, started and sent, over whole days in the business's time zone.
 * @param fromDay the first day, such as `2026-11-21`
 * @param toDay the last day, inclusive
 */
export async function formCounts(fromDay: string, toDay: string): Promise<FormCount[]> {
  const client = await db()
  // Only these, because most of a year's rows are about how pages load.
  const names = forms.flatMap(({ slug }) => ['view', 'start', 'finish'].map((what) => `${what}:${slug}`))
  const rows = await client.dailyCount.groupBy({
    by: ['name'],
    where: { day: { gte: fromDay, lte: toDay }, name: { in: names } },
    _sum: { count: true },
  })
  const counted = new Map(rows.map(({ name, _sum }) => [name, _sum.count ?? 0]))
  const count = (what: string, slug: string) => counted.get(`${what}:${slug}`) ?? 0
  return forms.map(({ slug }) => ({
    form: slug as FormSlug,
    views: count('view', slug),
    starts: count('start', slug),
    finishes: count('finish', slug),
  }))
}
