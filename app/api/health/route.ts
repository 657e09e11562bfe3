import { db } from '@/lib/server/db'
import { isStopping } from '@/lib/server/lifecycle'

/** 200 while the site can take a lead, 503 while the database is down or the process is stopping (contract, Others). */
export async function GET() {
  const noStore = { 'Cache-Control': 'no-store' }
  if (isStopping()) return Response.json({ status: 'stopping' }, { status: 503, headers: noStore })
  try {
    const client = await db()
    const waiting = await client.outboxMessage.count({ where: { state: { in: ['pending', 'sending'] } } })
    return Response.json({ status: 'ok', outbox: waiting }, { headers: noStore })
  } catch {
    return Response.json({ status: 'database away' }, { status: 503, headers: { ...noStore, 'Retry-After': '10' } })
  }
}
