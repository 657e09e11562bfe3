import { dropError, showToast } from '@/components/site/show-toast'
import { sendingWords } from '@/content/sending'
import { type FieldErrors, type FormDefinition, type FormWords, wordsAt } from '@/lib/forms/define-form'
import { attribution } from './attribution'
import { clearDraft, readDraft, saveDraft, saysOtherwise } from './draft'
import type { FormExtras } from './form-extras'
import { fillIn, isFilledIn, say, showErrors, showSending, valuesIn } from './form-controls'
import { type QueuedLead, isRefusal, queueLead, queuedLead, unqueueLead } from './offline-queue'
import { type Failure, failureDescription, sendLead } from './send-lead'
import { showView } from './stored-view'
import { SubmissionAttempt } from './submission-attempt'
import { sendingEvent, sentEvent, storedEvent } from './submission-events'

interface Options {
  readonly form: HTMLFormElement
  readonly placement: string
  readonly extras?: FormExtras
  /** Shows what the server found wrong. */
  readonly onErrors: (errors: FieldErrors) => void
  /** Empties the form. */
  readonly onEmptied: () => void
}

const messageIn = (failure: Failure) => (failure.kind === 'status' ? failure.message : undefined)

/** One form on one page from the first touch to the thanks: it sends, says, fails, queues and keeps the draft. */
export class Submission {
  private readonly attempt = new SubmissionAttempt()
  private readonly words: FormWords
  private busy = false
  /** Whether it has been stored, and nothing has been typed since. */
  done = false

  constructor(
    private readonly definition: FormDefinition,
    private readonly options: Options,
  ) {
    this.words = wordsAt(definition, options.placement)
  }

  /** Takes up what this device kept of the form, and what was typed before the scripts came. */
  start(signal: AbortSignal) {
    const { form } = this.options
    const { slug, keepsDraft } = this.definition
    const draft = keepsDraft ? readDraft(slug) : undefined
    if (draft?.fields) fillIn(form, draft.fields)
    if (draft?.extra) this.options.extras?.restore(draft.extra)
    this.takeUpQueued()
    if (draft?.fields || draft?.extra) this.showKept(true)
    if (isFilledIn(form)) form.dispatchEvent(new Event('input', { bubbles: true }))
    this.save()
    form.querySelector('[data-draft-clear]')?.addEventListener('click', () => this.clear(), { signal })
    window.addEventListener(
      sentEvent,
      (event) => {
        const { attempt } = this
        const key = (event as CustomEvent<string>).detail
        // What is on its way by hand has its own answer.
        if (this.busy || key !== attempt.queuedAs) return
        if (key === attempt.key) return this.stored()
        // Other words by now: what was queued has gone, and these wait for her to send them.
        attempt.queuedAs = undefined
        say(form, sendingWords.changed, { focus: false })
      },
      { signal },
    )
  }

  private takeUpQueued() {
    const { form, onErrors } = this.options
    const queued = queuedLead(this.definition.slug)
    if (queued?.refused) {
      // The server would not take it: her words come back, with what is wrong beside them.
      fillIn(form, queued.fields)
      this.attempt.queuedAs = queued.key
      say(form, sendingWords.returned.description, { focus: false })
      onErrors(queued.refused.errors ?? {})
    } else if (queued && this.definition.keepsDraft) {
      this.save()
      if (saysOtherwise(readDraft(queued.slug) ?? {}, queued)) this.attempt.queuedAs = queued.key
      else this.attempt.resume(queued.key)
      say(form, sendingWords.kept, { focus: false })
    }
  }

  changed() {
    dropError()
    // Where a draft is kept, the thanks have taken the form's place.
    if (!this.definition.keepsDraft) this.done = false
    this.attempt.changed()
    this.save()
  }

  private save() {
    if (!this.definition.keepsDraft || this.done) return
    const { form, extras } = this.options
    saveDraft(this.definition.slug, { fields: isFilledIn(form) ? valuesIn(form) : undefined, extra: extras?.kept() })
  }

  private showKept(kept: boolean) {
    const note = this.options.form.querySelector<HTMLElement>('[data-draft-kept]')
    if (note) note.hidden = !kept
  }

  private clear() {
    const { form, extras, onEmptied } = this.options
    onEmptied()
    extras?.clear()
    clearDraft(this.definition.slug)
    showErrors(form, {})
    say(form, '')
    say(form, '', { place: 'failure' })
    this.showKept(false)
    form.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus()
  }

  private sending(is: boolean) {
    const { form } = this.options
    this.busy = is
    showSending(form, is)
    form.dispatchEvent(new CustomEvent(sendingEvent, { detail: is }))
  }

  /** @param body what the schema has accepted, as it was typed */
  async send({ website = '', meta, ...content }: Readonly<Record<string, unknown>>): Promise<void> {
    if (this.busy) return
    const { form, extras, placement } = this.options
    const { attempt } = this
    const { slug, endpoint } = this.definition
    say(form, '')
    say(form, '', { place: 'failure' })
    this.sending(true)
    const fields = valuesIn(form)
    await extras?.settled()
    const beside = { startedAt: attempt.startedAt, source: placement, website, attribution: attribution() }
    const body = { ...content, meta: { ...(meta as object), ...beside, ...extras?.meta() } }
    const page = location.pathname + location.search
    const lead = { slug, endpoint, key: attempt.key, body, fields, page, at: Date.now() }
    // A page that is left takes the request with it: the next one sends what is kept.
    const leave = () => this.queue(lead)
    window.addEventListener('pagehide', leave)
    const failure = await sendLead(endpoint, body, lead.key, this.words.storedBy)
    window.removeEventListener('pagehide', leave)
    this.sending(false)
    // Whatever was queued of this form, in these words or in earlier ones, has had its turn now, unless it may have another.
    if (attempt.queuedAs && (!failure || failure.kind === 'network' || isRefusal(failure))) {
      unqueueLead(attempt.queuedAs)
      attempt.queuedAs = undefined
    }
    if (failure) return this.failed(failure, lead)
    if (this.isAsSent(lead)) return this.stored()
    dropError()
    attempt.succeeded()
    this.save()
    say(form, sendingWords.changed, { focus: false })
  }

  /** Whether nothing was typed while it was on its way. */
  private isAsSent = ({ fields }: QueuedLead) => JSON.stringify(valuesIn(this.options.form)) === JSON.stringify(fields)

  private failed(failure: Failure, lead: QueuedLead) {
    const { form, onErrors } = this.options
    const { attempt, words } = this
    attempt.hasFailed()
    // The key has been used for other words: under a new one these are taken.
    if ((failure.kind === 'status' && failure.status === 409) || !this.isAsSent(lead)) attempt.changed()
    if (failure.kind === 'network') this.queue(lead)
    const kept = attempt.queuedAs === lead.key
    if (kept) say(form, sendingWords.kept)
    if (failure.kind === 'status') onErrors(failure.errors ?? {})
    say(form, messageIn(failure) || words.statusMessage || words.failure.title, { place: 'failure' })
    const { title } = words.failure
    const description = failureDescription(words, failure)
    const otherwise = () => kept || say(form, `${title}: ${description}`)
    showToast({ title, description, variant: 'destructive', otherwise })
    this.save()
  }

  private queue(lead: QueuedLead) {
    if (queueLead(lead)) this.attempt.queuedAs = lead.key
  }

  private stored() {
    const { form, onEmptied } = this.options
    dropError()
    this.attempt.succeeded()
    this.done = true
    if (this.definition.keepsDraft) clearDraft(this.definition.slug)
    if (!form.dispatchEvent(new CustomEvent(storedEvent, { cancelable: true }))) return
    showToast(this.words.success)
    const view = form.parentElement?.querySelector<HTMLElement>('[data-stored-view]')
    onEmptied()
    if (view) return showView(form, view)
    say(form, this.words.next ?? this.words.success.description)
  }
}
