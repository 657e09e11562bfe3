import { after } from 'next/server'
import { z } from 'zod'
import { parseJson, readText } from '@/lib/server/requests/body'
import { withErrorHandling } from '@/lib/server/requests/error-handling'
import { Refusal, acceptOnly, noStore } from '@/lib/server/base/refusal'
import { assertWithinReportLimit, assertSameOrigin } from '@/lib/server/requests/request'
import { countDaily, isCountable, writeCounts } from '@/lib/server/telemetry/daily-counts'

const report = z.array(z.string().max(400)).max(40)

/** Counts what happened on a page, sent as names. Nothing else about a visitor is sent or kept (docs/telemetry.md). */
async function count(request: Request): Promise<Response> {
  assertSameOrigin(request.headers)
  await assertWithinReportLimit(request.headers)
  const parsed = report.safeParse(parseJson(await readText(request)))
  if (!parsed.success) throw new Refusal(422, 'This has to be a list of at most 40 names.')
  // Skip unknown names, which come from pages loaded before an update.
  for (const name of parsed.data) if (isCountable(name)) countDaily(name)
  after(writeCounts)
  return new Response(null, { status: 204, headers: noStore })
}

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  POST: withErrorHandling('/api/telemetry', count, "We couldn't count this."),
})
