import { dismissError, showToast } from '@/components/site/show-toast'
import { sendingWords } from '@/content/sending'
import { type FieldErrors, type FormDefinition, type FormWords, wordsFor } from '@/lib/forms/define-form'
import { errorsInWords } from '@/lib/forms/tool'
import { answerAssistant } from './assistant'
import { attribution } from './attribution'
import { clearDraft, readDraft, saveDraft, differsFrom } from './draft'
import type { FormExtras } from './form-extras'
import { fillIn, isFilledIn, showText, clearText, showErrors, showKept, showSending, valuesIn } from './form-controls'
import { type LeadSubmission, startSubmission, clearSubmission, matchesSent, lastSubmission } from './last-submission'
import { type QueuedLead, queuedLead, queuedOf, unqueueShown } from './lead-queue'
import { recordArrival, queuedMessage } from './queue-sender'
import { restoreRejected } from './restore-rejected'
import { showFailure } from './show-failure'
import { isUnderway, sendNow } from './send-now'
import { type Failure, failureDescription, isOurs } from './send-lead'
import { showThanks } from './stored-view'
import { sendingEvent, sentEvent } from './submission-events'

type Body = Readonly<Record<string, unknown>>

interface Options {
  readonly form: HTMLFormElement
  readonly placement: string
  readonly extras?: FormExtras
  /** Reads the form as its endpoint's body. */
  readonly read: () => Body
  /** Shows the errors that the server found. */
  readonly onErrors: (errors: FieldErrors) => void
  /** Empties the form. */
  readonly onEmptied: () => void
}

/** One form on one page, from first touch to thanks: sending, messages, failures, queue and draft. */
export class Submission {
  private readonly startedAt = Date.now()
  /** The last submission, from here or an earlier page, that isn't known to have arrived. */
  private last: LeadSubmission | undefined
  private readonly words: FormWords
  private busy = false
  /** The submission that the form says is waiting. */
  private waitingLead: LeadSubmission | undefined
  /** Whether it has been stored and nothing has been typed since. */
  done = false

  constructor(
    private readonly definition: FormDefinition,
    private readonly options: Options,
  ) {
    this.words = wordsFor(definition, options.placement)
  }

  /** Restores what this device kept of the form, and takes in what was typed before the scripts loaded. */
  start(signal: AbortSignal) {
    const { form } = this.options
    const { slug, keepsDraft } = this.definition
    const draft = keepsDraft ? readDraft(slug) : undefined
    if (draft?.fields) fillIn(form, draft.fields)
    if (draft?.extra) this.options.extras?.restore(draft.extra)
    if (draft?.fields || draft?.extra) showKept(form, true)
    this.resume(true)
    if (isFilledIn(form)) form.dispatchEvent(new Event('input', { bubbles: true }))
    this.save()
    form.querySelector('[data-draft-clear]')?.addEventListener('click', () => this.clear(), { signal })
    window.addEventListener(sentEvent, this.onSent, { signal })
    // The browser restored the page as it was left, but another page may have sent it since.
    window.addEventListener('pageshow', ({ persisted }) => persisted && !this.busy && this.resume(), { signal })
  }

  private readonly onSent = (event: Event) => {
    const lead = (event as CustomEvent<LeadSubmission>).detail
    // A submission being sent by hand gets its own result.
    if (this.busy || lead.key !== this.last?.key) return
    event.preventDefault()
    this.arrived(lead)
  }

  /**
   * Resumes an earlier submission, if the form or its draft still has that content.
   * @param isReload the page was loaded again: the browser may have filled in its fields, but doesn't restore photos
   */
  private resume(isReload = false) {
    const { form, extras, onErrors } = this.options
    const { slug, keepsDraft } = this.definition
    const sent = lastSubmission(slug)
    if (sent?.arrived) return this.arrived(sent, isReload && extras && !differsFrom({ fields: valuesIn(form) }, sent))
    const returned = restoreRejected(this.definition, form, extras)
    if (returned) {
      this.last = returned
      return onErrors(returned.refused?.errors ?? {})
    }
    const waiting = queuedOf(slug).findLast(({ refused }) => !refused)
    this.last = [waiting, sent].find((lead) => lead && (keepsDraft || this.matchesSent(lead))) ?? this.last
    if (waiting && !isUnderway(waiting) && this.matchesSent(waiting)) this.showWaiting(waiting, { focus: false })
  }

  /** Says that a submission is waiting, for as long as the form has that content. */
  private showWaiting(lead: QueuedLead | undefined, options?: { focus: boolean }) {
    this.waitingLead = lead
    showText(this.options.form, lead ? queuedMessage(lead) : '', options)
  }

  changed() {
    dismissError()
    // Where a draft is kept, the thanks have replaced the form.
    if (!this.definition.keepsDraft) this.done = false
    if (this.waitingLead && !this.busy && !this.matchesSent(this.waitingLead)) this.showWaiting(undefined)
    this.save()
  }

  private save() {
    if (!this.definition.keepsDraft || this.done) return
    const { form, extras } = this.options
    saveDraft(this.definition.slug, { fields: isFilledIn(form) ? valuesIn(form) : undefined, extra: extras?.kept() })
  }

  private clear() {
    const { form, extras, onEmptied } = this.options
    onEmptied()
    extras?.clear()
    clearDraft(this.definition.slug)
    unqueueShown(this.definition.slug)
    showErrors(form, {})
    clearText(form)
    showKept(form, false)
    form.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus()
  }

  private sending(is: boolean) {
    this.busy = is
    showSending(this.options.form, is)
    this.options.form.dispatchEvent(new CustomEvent(sendingEvent, { detail: is }))
  }

  private buildBody({ website = '', meta, ...content }: Body): Body {
    const { placement: source, extras } = this.options
    const ownMeta = { startedAt: this.startedAt, source, website, attribution: attribution() }
    return { ...content, meta: { ...(meta as object), ...ownMeta, ...extras?.meta() } }
  }

  /** Whether nothing was changed since a submission. */
  private matchesSent = (lead: LeadSubmission) =>
    matchesSent({ body: this.buildBody(this.options.read()), extra: this.options.extras?.kept() }, lead)

  /** @param content what the schema has accepted, as typed */
  async send(content: Body): Promise<void> {
    if (this.busy) return
    const { form, extras } = this.options
    clearText(form)
    this.waitingLead = undefined
    this.sending(true)
    const before = this.last
    const typed = { fields: valuesIn(form), page: location.pathname + location.search }
    const now = () => ({ ...typed, body: this.buildBody(content), extra: extras?.kept(), leftOut: extras?.leftOut() })
    const { lead, failure } = await sendNow({
      begin: () => startSubmission(this.definition, now(), [before, ...queuedOf(this.definition.slug)]),
      ready: extras?.settled(),
      storedBy: this.words.storedBy,
      returned: queuedLead(before?.key)?.refused && before?.key,
    })
    this.sending(false)
    // If this was rejected while an earlier version is still queued, keep listening for that one.
    if (!failure || !isOurs(failure) || !queuedLead(before?.key)) this.last = lead
    if (failure) return this.failed(failure, lead)
    const { success, next = success.description } = this.words
    answerAssistant(form, `${success.title} ${next}`)
    await null // let it hear that first, because emptying the form would tell it that its call was cancelled
    if (!recordArrival(lead)) return
    // No form took note, because the visitor has left that step of the flow.
    clearSubmission(lead)
    showToast(success)
  }

  private failed(failure: Failure, lead: LeadSubmission) {
    // The key was used for different content. A new key will be accepted.
    if (isOurs(failure) && failure.status === 409) {
      this.last = undefined
      clearSubmission(lead)
    }
    const kept = queuedLead(lead.key)
    const waiting = kept?.refused ? undefined : kept
    if (isOurs(failure)) this.options.onErrors(failure.errors ?? {})
    showFailure(this.options.form, this.words, failure, waiting !== undefined)
    if (waiting) this.showWaiting(waiting) // last, because its focus scrolls it into view
    this.save()
    const errors = isOurs(failure) ? errorsInWords(this.definition, failure.errors ?? {}) : ''
    const { title } = this.words.failure
    const answer = waiting ? queuedMessage(waiting) : errors || `${title}: ${failureDescription(this.words, failure)}`
    answerAssistant(this.options.form, answer)
  }

  private arrived(lead: LeadSubmission, isUnchanged = false) {
    const { form } = this.options
    this.last = undefined
    clearSubmission(lead)
    dismissError()
    if (isUnchanged || this.matchesSent(lead)) return this.stored()
    // The content has changed since, so it waits until the visitor sends it.
    this.save()
    showText(form, isFilledIn(form) ? sendingWords.changed : '', { focus: false })
  }

  private stored() {
    this.done = true
    if (this.definition.keepsDraft) clearDraft(this.definition.slug)
    showThanks(this.options.form, this.words, this.options.onEmptied)
  }
}
