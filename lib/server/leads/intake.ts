import { answering } from '@/lib/answering'
import { noticeAt } from '@/lib/closures'
import 'server-only'
import { after } from 'next/server'
import { type FormDefinition, wordsFor } from '@/lib/forms/define-form'
import type { FormFields } from '@/lib/forms/form-state'
import { metaSchema } from '@/lib/forms/meta'
import { type Tree, bodyFromFields, isTree } from '@/lib/forms/parse-fields'
import { normaliseText } from '@/lib/forms/text'
import { Refusal, jsonResponse, fieldErrors, acceptOnly, errorResponse, seeOther } from '../base/refusal'
import { remarksOn } from '../forms/server-halves'
import { drainOutbox } from '../mail/outbox'
import { sendNotices } from '../push/notices'
import { mediaType, parseJson, plainForm, withShortLists, withoutEscapes } from '../requests/body'
import { refusalOf } from '../requests/error-handling'
import { recordFailedWrite, recordWrite } from '../requests/health'
import { renderRejectedForm } from '../requests/plain-answer'
import { type Received, assertWithinDailyLimit, assertWithinRateLimit, receive } from '../requests/request'
import { countDaily, writeCounts } from '../telemetry/daily-counts'
import { type ParsedLead, storeLead } from './leads'

/** The honeypot, read before the schema strips it: a field that people never see. */
function looksLikeBot(raw: Tree, kind: Received['kind']): boolean {
  const filled = kind === 'plain' ? raw.website : isTree(raw.meta) ? raw.meta.website : undefined
  return filled !== undefined && filled !== null && filled !== ''
}

/** The fields of a plain post. Empty if the post couldn't be read. */
const fieldsOf = (received?: Received) => new URLSearchParams(received?.kind === 'plain' ? received.text : '')

function parseLead(form: FormDefinition, received: Received): ParsedLead {
  const { kind, text, idempotencyKey, client } = received
  const raw = kind === 'json' ? parseJson(text) : bodyFromFields(form, fieldsOf(received))
  if (!isTree(raw)) {
    const errors = { '': ["Expected an object with the form's fields"] }
    throw new Refusal(422, 'Please check the form.', { errors })
  }
  const body = withShortLists(raw)
  const parsed = form.schema.safeParse(body)
  const held = looksLikeBot(raw, kind)
  const meta = metaSchema.parse(body.meta ?? {})
  const common = { form, meta, held, idempotencyKey, client }
  if (parsed.success) {
    const { data } = parsed
    const remarks = remarksOn(form.slug, data, meta)
    return { ...common, data, payload: JSON.stringify(data), sender: form.sender(data), remarks }
  }
  if (held) {
    // Keep the whole of a bot's submission for the owner, though it's invalid. JSON is kept nearly as received, because
    // it may be nested too deeply to serialise again.
    const payload = JSON.stringify({ raw: normaliseText(kind === 'json' ? withoutEscapes(text) : JSON.stringify(raw)) })
    return {
      ...common,
      data: undefined,
      payload,
      sender: { email: '' },
      remarks: ["It didn't pass the form's checks."],
    }
  }
  throw new Refusal(422, 'Please check the fields marked below.', { errors: fieldErrors(parsed.error.issues) })
}

/** Tells the health check that a lead couldn't be stored, unless the request was at fault. */
function noteFailure(error: unknown): never {
  if (!(error instanceof Refusal)) recordFailedWrite()
  throw error
}

/** Counts a stored lead, and sends its emails and notices after the response. */
function noteStored({ form, held }: ParsedLead): void {
  if (!held) countDaily(`finish:${form.slug}`)
  after(() => Promise.all([drainOutbox(), sendNotices(), writeCounts()]))
}

const couldNotSave = "We couldn't save your message right now. Please try again in a moment."

/** Stores the lead and returns the thank-you page's address. */
async function accept(form: FormDefinition, received: Received): Promise<string> {
  await assertWithinRateLimit(received.client).catch(noteFailure)
  const lead = parseLead(form, received)
  await assertWithinDailyLimit(received.client)
  const outcome = await storeLead(lead).catch(noteFailure)
  recordWrite()
  if (outcome === 'conflict')
    throw new Refusal(409, "We've already received a different version of this. Please send it again.")
  if (outcome === 'stored') noteStored(lead)
  const asked = lead.data === undefined ? undefined : form.thanks?.(lead.data, lead.meta)
  return `/thanks/${form.slug}${asked ? `?${new URLSearchParams(asked.map((pair) => [...pair]))}` : ''}`
}

/**
 * A form's endpoint, which every lead comes through: receive, parse, store with its emails in one transaction, answer
 * (docs/house.md, "One lead's path").
 * @param fields the form's own fields, shown again when a plain post is rejected
 */
export function formRoute<In, Out>(definition: FormDefinition<In, Out>, fields: FormFields) {
  const form = definition as unknown as FormDefinition
  const POST = async (request: Request): Promise<Response> => {
    let received: Received | undefined
    try {
      received = await receive(request)
      const thanks = await accept(form, received)
      if (received.kind === 'plain') return seeOther(thanks)
      const message = answering(wordsFor(form).success.description, noticeAt(new Date()))
      return jsonResponse(200, { success: true, message })
    } catch (error) {
      const refusal = refusalOf(error, form.endpoint, couldNotSave)
      // A browser displays whatever a plain post returns, so it has to be a page even when something is wrong.
      if (mediaType(request.headers) !== plainForm) return errorResponse(refusal)
      return renderRejectedForm({ endpoint: form.endpoint, tool: form, fields, typed: fieldsOf(received), refusal })
    }
  }
  return acceptOnly({ POST })
}
