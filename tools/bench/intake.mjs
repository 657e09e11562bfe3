import { randomUUID } from 'node:crypto'
import { sampleBody } from '../../lib/sample-bodies.mjs'
import { withPostgres } from '../test-postgres.mjs'
import { budgets, record } from './budgets.mjs'
import { load } from './load.mjs'
import { serveBareNext, serveSite } from './servers.mjs'

/** Every post comes from a different visitor. */
const requests = [
  {
    method: 'POST',
    setupRequest: (request) => ({
      ...request,
      headers: { ...request.headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ ...sampleBody('contact', 0), email: `${randomUUID()}@visitor.example` }),
    }),
  },
]

/** The cost of storing a lead, compared with a bare handler that only reads the JSON. No email is sent. */
export async function intake() {
  const next = await serveBareNext()
  const handler = await load(next, '/api/lead', { requests })
  await next.stop()
  record('bare Next handler, CPU', handler.microseconds / 1_000, 'ms')
  const judge = async (name, env) => {
    const site = await serveSite(env)
    try {
      const { microseconds, perSecond, p99, failed } = await load(site, '/api/contact', { requests })
      record(`a lead on ${name}, CPU`, microseconds / 1_000, 'ms')
      record(`a lead on ${name}, times a bare handler`, microseconds / handler.microseconds, '×', {
        max: budgets.intake.timesBareHandler,
      })
      record(`leads on ${name}`, perSecond, 'a second')
      record(`a lead on ${name}, 99th percentile`, p99, 'ms', { max: budgets.intake.p99 })
      record(`leads on ${name} that were rejected`, failed, '', { max: 0 })
    } finally {
      await site.stop()
    }
  }
  await judge('SQLite', {})
  await withPostgres((url) => judge('Postgres', { DATABASE_URL: url }), { durable: true })
}
