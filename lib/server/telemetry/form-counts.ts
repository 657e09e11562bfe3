import 'server-only'
import { forms } from '@/lib/forms/registry'
import { db } from '../base/db'

/**
 * How often each form was seen, started and sent, over whole days in the business's time zone.
 * @param fromDay the first day, such as `2026-11-21`
 * @param toDay the last day, inclusive
 */
export async function formCounts(fromDay: string, toDay: string) {
  const client = await db()
  // Only these, because most of a year's rows are about how pages load.
  const names = forms.flatMap(({ slug }) => ['view', 'start', 'finish'].map((what) => `${what}:${slug}`))
  const rows = await client.dailyCount.groupBy({
    by: ['name'],
    where: { day: { gte: fromDay, lte: toDay }, name: { in: names } },
    _sum: { count: true },
  })
  const counted = new Map(rows.map(({ name, _sum }) => [name, _sum.count ?? 0]))
  return forms.map(({ slug, label }) => ({
    label,
    views: counted.get(`view:${slug}`) ?? 0,
    starts: counted.get(`start:${slug}`) ?? 0,
    finishes: counted.get(`finish:${slug}`) ?? 0,
  }))
}
