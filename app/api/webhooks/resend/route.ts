import { readText } from '@/lib/server/requests/body'
import { readReport, recordReport } from '@/lib/server/mail/reports'
import { withErrorHandling } from '@/lib/server/requests/error-handling'
import { jsonResponse, acceptOnly } from '@/lib/server/base/refusal'

/** Records what Resend reports about an email it has accepted. It reports again after any 5xx. */
async function report(request: Request): Promise<Response> {
  const event = await readReport(await readText(request), request.headers)
  if (event === 'forged')
    return jsonResponse(401, { success: false, message: "This isn't signed by our mail service." })
  if (event) await recordReport(event)
  return jsonResponse(200, { success: true, message: 'Noted.' })
}

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  POST: withErrorHandling(
    '/api/webhooks/resend',
    report,
    "We couldn't record this right now. Please try again in a moment.",
  ),
})
