import { z } from 'zod'
import { adminBusiness } from '@/content/admin-business'
import { type Period, periods } from '@/lib/owner/business'
import { accountantLines, callLines } from '@/lib/server/owner/business/exports'
import { businessFigures } from '@/lib/server/owner/business/figures'
import { csvResponse } from '@/lib/server/owner/csv-file'
import { ownerRoute, ownerJson } from '@/lib/server/owner/guard'
import { format, readQuery } from '@/lib/server/owner/read-query'
import { acceptOnly } from '@/lib/server/refusal'

const query = z.object({
  weeks: z
    .enum(periods.map(String), `weeks must be one of ${periods.join(', ')}`)
    .default('12')
    .transform((weeks) => Number(weeks) as Period),
  format,
  list: z.enum(['calls', 'accountant'], 'list must be calls or accountant').default('calls'),
})

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  GET: ownerRoute(async (request) => {
    const { format, list, weeks } = readQuery(request, query)
    if (format === 'json') return ownerJson(await businessFigures(weeks))
    return csvResponse(adminBusiness.csv[list].file, list === 'calls' ? callLines() : accountantLines(weeks))
  }),
})
