import { z } from 'zod'
import { adminBusiness } from '@/content/admin-business'
import { localDay } from '@/lib/local-time'
import { type Period, periods } from '@/lib/owner/business'
import { accountantList, callList } from '@/lib/server/owner/business/exports'
import { businessFigures } from '@/lib/server/owner/business/figures'
import { lastWeeks } from '@/lib/server/owner/business/weeks'
import { forOwner, ownerJson } from '@/lib/server/owner/guard'
import { Refusal } from '@/lib/server/refusal'

const querySchema = z.object({
  weeks: z.enum(periods.map(String)).default('12').transform(Number),
  format: z.enum(['json', 'csv']).default('json'),
  list: z.enum(['calls', 'accountant']).default('calls'),
})

async function listOf(list: 'calls' | 'accountant', period: Period): Promise<string> {
  if (list === 'calls') return callList()
  const weeks = lastWeeks(period)
  return accountantList(weeks[0]!.from, weeks.at(-1)!.until)
}

export const GET = forOwner(async (request) => {
  const query = querySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!query.success) throw new Refusal(400, `weeks is one of ${periods.join(', ')}; list is calls or accountant.`)
  const { format, list } = query.data
  const period = query.data.weeks as Period
  if (format === 'json') return ownerJson(await businessFigures(period))
  const name = `${adminBusiness.csv[list].file}-${localDay(new Date())}.csv`
  return new Response(await listOf(list, period), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  })
})
