import { dropError, showToast } from '@/components/site/show-toast'
import { sendingWords } from '@/content/sending'
import { type FieldErrors, type FormDefinition, type FormWords, wordsAt } from '@/lib/forms/define-form'
import { attribution } from './attribution'
import { clearDraft, readDraft, saveDraft, saysOtherwise } from './draft'
import type { FormExtras } from './form-extras'
import { fillIn, isFilledIn, say, sayNothing, showErrors, showKept, showSending, valuesIn } from './form-controls'
import { type Sending, beginSending, forgetSending, isAsSent, lastSending } from './last-sending'
import { type QueuedLead, queuedLead, queuedOf, unqueueShown } from './lead-queue'
import { noteArrival, waitingWords } from './offline-queue'
import { giveBack } from './returned'
import { sayFailure } from './say-failure'
import { isUnderway, sendByHand } from './send-by-hand'
import type { Failure } from './send-lead'
import { sayThanks } from './stored-view'
import { sendingEvent, sentEvent } from './submission-events'

type Body = Readonly<Record<string, unknown>>

interface Options {
  readonly form: HTMLFormElement
  readonly placement: string
  readonly extras?: FormExtras
  /** What the form says, as its endpoint's body. */
  readonly read: () => Body
  /** Shows what the server found wrong. */
  readonly onErrors: (errors: FieldErrors) => void
  /** Empties the form. */
  readonly onEmptied: () => void
}

/** One form on one page from the first touch to the thanks: it sends, says, fails, queues and keeps the draft. */
export class Submission {
  private readonly startedAt = Date.now()
  /** What was sent of it, from here or from an earlier page, and isn't known to have arrived. */
  private last: Sending | undefined
  private readonly words: FormWords
  private busy = false
  /** What the form says of it waits. */
  private promised: Sending | undefined
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
    if (draft?.fields || draft?.extra) showKept(form, true)
    this.takeUp(true)
    if (isFilledIn(form)) form.dispatchEvent(new Event('input', { bubbles: true }))
    this.save()
    form.querySelector('[data-draft-clear]')?.addEventListener('click', () => this.clear(), { signal })
    window.addEventListener(sentEvent, this.onSent, { signal })
    // Brought back by the browser as it was left: another page may have sent it meanwhile.
    window.addEventListener('pageshow', ({ persisted }) => persisted && !this.busy && this.takeUp(), { signal })
  }

  private readonly onSent = (event: Event) => {
    const lead = (event as CustomEvent<Sending>).detail
    // What is on its way by hand has its own answer.
    if (this.busy || lead.key !== this.last?.key) return
    event.preventDefault()
    this.arrived(lead)
  }

  /**
   * Takes up what was sent of this form before, if the form, or its draft, still says that.
   * @param anew the page has been loaded: the browser may have filled its fields in, and brings no photographs back
   */
  private takeUp(anew = false) {
    const { form, extras, onErrors } = this.options
    const { slug, keepsDraft } = this.definition
    const sent = lastSending(slug)
    if (sent?.arrived) return this.arrived(sent, anew && extras && !saysOtherwise({ fields: valuesIn(form) }, sent))
    const returned = giveBack(this.definition, form, extras)
    if (returned) {
      this.last = returned
      return onErrors(returned.refused?.errors ?? {})
    }
    const waiting = queuedOf(slug).findLast(({ refused }) => !refused)
    this.last = [waiting, sent].find((lead) => lead && (keepsDraft || this.isAsSent(lead))) ?? this.last
    if (waiting && !isUnderway(waiting) && this.isAsSent(waiting)) this.promise(waiting, { focus: false })
  }

  /** Says that one waits, as long as the form says the same. */
  private promise(lead: QueuedLead | undefined, options?: { focus: boolean }) {
    this.promised = lead
    say(this.options.form, lead ? waitingWords(lead) : '', options)
  }

  changed() {
    dropError()
    // Where a draft is kept, the thanks have taken the form's place.
    if (!this.definition.keepsDraft) this.done = false
    if (this.promised && !this.busy && !this.isAsSent(this.promised)) this.promise(undefined)
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
    sayNothing(form)
    showKept(form, false)
    form.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus()
  }

  private sending(is: boolean) {
    const { form } = this.options
    this.busy = is
    showSending(form, is)
    form.dispatchEvent(new CustomEvent(sendingEvent, { detail: is }))
  }

  private whole({ website = '', meta, ...content }: Body): Body {
    const { placement: source, extras } = this.options
    const beside = { startedAt: this.startedAt, source, website, attribution: attribution() }
    return { ...content, meta: { ...(meta as object), ...beside, ...extras?.meta() } }
  }

  /** Whether nothing was changed since. */
  private isAsSent = (lead: Sending) =>
    isAsSent({ body: this.whole(this.options.read()), extra: this.options.extras?.kept() }, lead)

  /** @param content what the schema has accepted, as it was typed */
  async send(content: Body): Promise<void> {
    if (this.busy) return
    const { form, extras } = this.options
    sayNothing(form)
    this.promised = undefined
    this.sending(true)
    const before = this.last
    const typed = { fields: valuesIn(form), page: location.pathname + location.search }
    const now = () => ({ ...typed, body: this.whole(content), extra: extras?.kept() })
    const { lead, failure } = await sendByHand({
      begin: () => beginSending(this.definition, now(), [before, ...queuedOf(this.definition.slug)]),
      ready: extras?.settled(),
      storedBy: this.words.storedBy,
      returned: queuedLead(before?.key)?.refused && before?.key,
    })
    this.sending(false)
    // What waits in other words is heard of when it goes, unless these go too.
    if (!failure || failure.kind === 'network' || !queuedLead(before?.key)) this.last = lead
    if (failure) return this.failed(failure, lead)
    if (!noteArrival(lead)) return
    // The flow's step that it came from has been left.
    forgetSending(lead)
    showToast(this.words.success)
  }

  private failed(failure: Failure, lead: Sending) {
    // The key has been used for other words: under a new one these are taken.
    if (failure.kind === 'status' && failure.status === 409) {
      this.last = undefined
      forgetSending(lead)
    }
    const kept = queuedLead(lead.key)
    if (kept && !kept.refused) this.promise(kept)
    if (failure.kind === 'status') this.options.onErrors(failure.errors ?? {})
    sayFailure(this.options.form, this.words, failure, this.promised !== undefined)
    this.save()
  }

  private arrived(lead: Sending, isAsSent = false) {
    const { form } = this.options
    this.last = undefined
    forgetSending(lead)
    dropError()
    if (isAsSent || this.isAsSent(lead)) return this.stored()
    // Other words by now: these wait for her to send them.
    this.save()
    say(form, isFilledIn(form) ? sendingWords.changed : '', { focus: false })
  }

  private stored() {
    this.done = true
    if (this.definition.keepsDraft) clearDraft(this.definition.slug)
    sayThanks(this.options.form, this.words, this.options.onEmptied)
  }
}
