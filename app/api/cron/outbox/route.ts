import { createHash, timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/server/base/env'
import { canWrite } from '@/lib/server/requests/health'
import { acceptOnly, errorResponse, jsonResponse, unavailable, unknownPath } from '@/lib/server/base/refusal'
import { finishDueWork } from '@/lib/server/lifecycle/lifecycle'

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * For the scheduler of a host without timers. Sends the emails and push notices that are due, syncs lists with Resend,
 * and sweeps. Responds with 404 if no secret is set, and with 503 if the database can't be
 * written, because the work below only logs its failures.
 */
async function runDueWork(request: Request): Promise<Response> {
  const { cronSecret } = env()
  if (!cronSecret) return unknownPath()
  const given = request.headers.get('authorization') ?? ''
  if (!timingSafeEqual(digest(given), digest(`Bearer ${cronSecret}`)))
    return jsonResponse(401, { success: false, message: 'This address is for our own scheduler.' })
  if (!(await canWrite())) return errorResponse(unavailable("The database can't be written right now."))
  await finishDueWork()
  return jsonResponse(200, { success: true, message: 'Done.' })
}

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({ GET: runDueWork })
