import { isOwner } from '@/lib/server/signing-in/session'
import { db } from '@/lib/server/base/db'
import { canWrite } from '@/lib/server/requests/health'
import { isStopping } from '@/lib/server/lifecycle/lifecycle'
import { queued } from '@/lib/server/mail/states'
import { acceptOnly, noStore } from '@/lib/server/base/refusal'

/**
 * 200 while the site can take a lead; 503 while the database is unreachable or can't be written to, or the process is
 * stopping. A signed-in owner also gets the number of emails waiting.
 */
async function readHealth(request: Request) {
  if (isStopping() || !(await canWrite()))
    return Response.json({ status: 'unavailable' }, { status: 503, headers: { ...noStore, 'Retry-After': '10' } })
  const details = (await isOwner(request.headers)) && {
    outbox: await (await db()).outboxMessage.count({ where: queued }),
  }
  return Response.json({ status: 'ok', ...details }, { headers: noStore })
}

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({ GET: readHealth })
