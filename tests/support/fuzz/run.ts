import fc from 'fast-check'
import { type Answer, HttpClient } from '../http-client'
import type { Site } from '../server'

import { type FuzzRequest, anyRequest, emailOf, keyOf } from './requests'
import { plainForm } from './values'

interface FuzzOptions {
  readonly seed: number
  readonly requests: number
  readonly atOnce: number
  /** The number of the first request. A second run on the same site continues where the first one ended. */
  readonly first?: number
}

interface FuzzReport {
  /** Every request whose response wasn't one of ours, with the reason. */
  readonly faults: readonly string[]
  /** What's stored under each key, as one line. It's the same on both databases for the same seed. */
  readonly rows: readonly string[]
}

/** Every status that a form's endpoint may answer while the site is healthy. */
const formStatuses = new Set([200, 400, 403, 405, 409, 413, 415, 422, 429])

const isTexts = (value: unknown) => Array.isArray(value) && value.every((entry) => typeof entry === 'string')

/** Whether a response has the shape that all form endpoints share. */
function isContractJson({ status, headers, text }: Answer, method: string): boolean {
  if (!headers['content-type']?.includes('application/json')) return false
  if (method === 'HEAD') return true
  try {
    const { success, message, errors = {}, ...more } = JSON.parse(text) as Record<string, unknown>
    return (
      success === (status === 200) &&
      typeof message === 'string' &&
      Object.values(errors as object).every(isTexts) &&
      Object.keys(more).length === 0
    )
  } catch {
    return false
  }
}

const mediaType = ({ headers }: FuzzRequest) => String(headers['Content-Type']).split(';')[0]!.trim().toLowerCase()

/** What's wrong with a response, if anything. */
function faultIn(request: FuzzRequest, answer: Answer): string | undefined {
  const { status, headers } = answer
  const { form, method } = request
  if (status >= 500) return 'a server error'
  if (!form) return undefined
  if (status === 0) return 'no response'
  if (method === 'POST' && mediaType(request) === plainForm) {
    if (status === 303)
      return headers.location?.startsWith(`/thanks/${form.slug}`) ? undefined : 'a redirect to the wrong page'
    if (!formStatuses.has(status) || status === 200) return 'a status that forms never have'
    return headers['content-type']?.startsWith('text/html') ? undefined : 'a plain post that didn’t get a page'
  }
  if (!formStatuses.has(status)) return 'a status that forms never have'
  return isContractJson(answer, method) ? undefined : 'JSON in another shape'
}

const wasTaken = ({ status }: Answer) => status === 200 || status === 303

/** A request in a form that can be pasted into an issue. */
const shown = ({ method, path, headers, body }: FuzzRequest) =>
  `${method} ${path.slice(0, 200)} ${JSON.stringify(headers).slice(0, 400)} ${JSON.stringify(body?.toString('latin1').slice(0, 1_500))}`

type Row = Record<string, string | null>

/** What's stored under each idempotency key of a run. */
async function storedRows({ db }: Site, first: number): Promise<Map<string, string>> {
  const rows = await db.query<Row>(
    `SELECT r."id" AS "receipt", l."form", l."state", l."name", l."email", l."emailKey", l."payload", l."meta", l."remarks"
     FROM "Receipt" r LEFT JOIN "Lead" l ON l."id" = r."leadId" WHERE r."id" LIKE '%:fuzz-%'`,
  )
  const byKey = rows.map(({ receipt, form, ...lead }): [string, string] => [
    receipt!.slice(receipt!.indexOf(':') + 1),
    form === null ? 'no lead' : JSON.stringify([form, lead]),
  ])
  return new Map(byKey.filter(([key]) => Number(key.slice(keyOf('').length)) >= first))
}

/** Sends the same requests for the same seed, and reports what wasn't one of our answers. */
export async function fuzz(site: Site, { seed, requests, atOnce, first = 0 }: FuzzOptions): Promise<FuzzReport> {
  const cookie = await site.signIn()
  const client = new HttpClient(site.port, atOnce)
  const faults: string[] = []
  const taken = new Set<string>()
  const makers = fc.sample(anyRequest, { seed, numRuns: requests })
  let next = first
  const sendOne = async (number: number) => {
    const request = makers[number - first]!(number)
    const { method, path, headers, body, signedIn, twice } = request
    const report = (fault: string, status: number) =>
      faults.push(`seed ${seed}, request ${number}: ${fault} (${status}): ${shown(request)}`)
    const all = signedIn ? { ...headers, Cookie: cookie } : headers
    const answer = await client.send({ method, path, headers: all, body })
    const fault = faultIn(request, answer)
    if (fault) report(fault, answer.status)
    if (!request.form) return
    if (headers['Idempotency-Key'] === keyOf(number) && wasTaken(answer)) taken.add(keyOf(number))
    if (twice && (await client.send({ method, path, headers, body })).status !== answer.status)
      report('a different response the second time', answer.status)
  }
  const worker = async () => {
    while (next < first + requests) await sendOne(next++)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  client.close()

  const rows = await storedRows(site, first)
  for (const key of taken)
    if ((rows.get(key) ?? 'no lead') === 'no lead') faults.push(`seed ${seed}: ${key} was acknowledged but not stored`)
  for (const key of rows.keys()) if (!taken.has(key)) faults.push(`seed ${seed}: ${key} was rejected but stored`)
  const doubled = await site.db.query<{ email: string }>(
    `SELECT email FROM "Lead" WHERE email LIKE '${emailOf('%')}' GROUP BY email HAVING count(*) > 1`,
  )
  for (const { email } of doubled) faults.push(`seed ${seed}: ${email} was stored twice`)
  if ((await site.request('/api/health')).status !== 200) faults.push(`seed ${seed}: the site is unhealthy afterwards`)
  const trace = /(.*\n){3} {4}at .*/.exec(site.log)
  if (trace) faults.push(`seed ${seed}: a stack trace in the log: ${trace[0]}`)
  return { faults, rows: [...rows].map(([key, row]) => `${key} ${row}`).sort() }
}
