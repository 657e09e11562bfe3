'use client'

import { showToast } from '@/components/site/show-toast'
import type { FormDefinition, FormWords } from '@/lib/forms/define-form'
import { queueWords } from '@/lib/forms/queue-words'
import { HttpError, readAnswer, write } from '@/lib/http'
import { controlsOf, paintErrors } from './paint-errors'
import type { Filling } from './filling'
import { leadMeta } from './lead-meta'
import { queueLead, sentEvent, unqueueLead } from './offline-queue'
import { type Failure, type Sending, failureDescription, sendLead } from './send-lead'

/** What one sending of a flow goes by. */
export interface FlowSending {
  readonly filling: Filling
  /** Called once it is stored: at once, or later by what was kept for want of a network. */
  readonly onSent: () => void
  /** The answer's body is not read: any success counts. */
  readonly unread?: boolean
  /** Told why a sending failed, for forms that say so in a place of their own. */
  readonly onFailed?: (failure: Failure) => void
}

const firstMessages = (issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]) =>
  Object.fromEntries(issues.map(({ path, message }) => [path.map(String).join('.'), message] as const).reverse())

function showErrors(form: HTMLFormElement, errors: Readonly<Record<string, string>>) {
  paintErrors(form, errors)
  controlsOf(form)
    .find(({ name }) => errors[name])
    ?.focus()
}

const lacksRequired = (form: HTMLFormElement) =>
  controlsOf(form).some((control) => control.required && control.value.trim() === '')

function showSending(form: HTMLFormElement, sending: boolean, words: FormWords) {
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]')!
  form.toggleAttribute('aria-busy', sending)
  if (sending) form.setAttribute('aria-busy', 'true')
  button.disabled = sending
  button.textContent = sending ? words.sending : words.send
}

function say(form: HTMLFormElement, message: string) {
  const place = form.querySelector<HTMLElement>('[data-form-status]')
  if (place) place.textContent = message
}

/** Posts one filling whose answer is not read: its status says whether it is stored (decision C11). */
async function sendUnread(endpoint: string, body: unknown, key: string): Promise<Sending> {
  try {
    await write('POST', endpoint, body, { 'Idempotency-Key': key })
    return { sent: true }
  } catch (error) {
    if (!(error instanceof HttpError)) return { sent: false, failure: { kind: 'network' } }
    return { sent: false, failure: { kind: 'status', status: error.status, ...readAnswer(error.text) } }
  }
}

/** Keeps what had no network, and hears of it when it has gone out. */
function keepForLater(
  { endpoint, slug }: { endpoint: string; slug: string },
  body: unknown,
  form: HTMLFormElement,
  { filling, onSent }: FlowSending,
) {
  const { key } = filling
  if (!queueLead({ endpoint, body, key, draft: slug })) return
  filling.queued = key
  say(form, queueWords.kept)
  const hear = (event: Event) => {
    if ((event as CustomEvent<string>).detail !== key) return
    window.removeEventListener(sentEvent, hear)
    if (filling.queued !== key) return
    filling.succeeded()
    onSent()
  }
  window.addEventListener(sentEvent, hear)
}

/**
 * Checks and posts the last step of a flow in the form's own words (specification, sections 5 and 8). What could not be
 * sent for want of a network is kept and sent later.
 */
export async function sendFlow<In, Out>(
  definition: FormDefinition<In, Out>,
  form: HTMLFormElement,
  raw: In,
  meta: object,
  sending: FlowSending,
): Promise<void> {
  const { filling } = sending
  const [source, words] = Object.entries(definition.words)[0]!
  say(form, '')
  const parsed = definition.schema.safeParse(raw)
  if (!parsed.success) {
    if (words.missing && lacksRequired(form)) showToast({ ...words.missing, variant: 'destructive' })
    showErrors(form, firstMessages(parsed.error.issues))
    return
  }
  paintErrors(form, {})
  showSending(form, true, words)
  const honeypot = form.elements.namedItem('website')
  const body = {
    ...raw,
    meta: {
      ...leadMeta({
        startedAt: filling.startedAt,
        source,
        website: honeypot instanceof HTMLInputElement ? honeypot.value : '',
      }),
      ...meta,
    },
  }
  const posted = await (sending.unread ? sendUnread : sendLead)(definition.endpoint, body, filling.key)
  showSending(form, false, words)
  // Whatever was kept of this filling, in these words or in earlier ones, has had its turn now.
  if (filling.queued) unqueueLead(filling.queued)
  filling.queued = undefined
  if (posted.sent) {
    filling.succeeded()
    sending.onSent()
    return
  }
  filling.hasFailed()
  const { failure } = posted
  if (failure.kind === 'network') keepForLater(definition, body, form, sending)
  if (failure.kind === 'status' && failure.errors)
    showErrors(
      form,
      Object.fromEntries(Object.entries(failure.errors).map(([name, [message = '']]) => [name, message])),
    )
  showToast({ title: words.failure.title, description: failureDescription(words, failure), variant: 'destructive' })
  sending.onFailed?.(failure)
}
