import { dropError, showToast } from '@/components/site/show-toast'
import { sendingWords } from '@/content/sending'
import { type FieldErrors, type FormDefinition, type FormWords, wordsAt } from '@/lib/forms/define-form'
import { attribution } from './attribution'
import { clearDraft, readDraft, saveDraft, saysOtherwise } from './draft'
import type { FormExtras } from './form-extras'
import { fillIn, isFilledIn, say, sayNothing, showErrors, showKept, showSending, valuesIn } from './form-controls'
import { type Sending, beginSending, forgetSending, lastSending, saysTheSame } from './last-sending'
import { isRefusal, noteArrival, queueLead, sendOrLeave, waitingWords } from './offline-queue'
import { queuedLead, unqueueLead, unqueueReturned } from './lead-queue'
import { type Failure, failureDescription } from './send-lead'
import { showView } from './stored-view'
import { sendingEvent, sentEvent, storedEvent } from './submission-events'

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

const messageIn = (failure: Failure) => (failure.kind === 'status' ? failure.message : undefined)

/** One form on one page from the first touch to the thanks: it sends, says, fails, queues and keeps the draft. */
export class Submission {
  private readonly startedAt = Date.now()
  /** What was sent of it, from here or from an earlier page, and isn't known to have arrived. */
  private last: Sending | undefined
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
   * Takes up what was sent of this form before, if what it says is what was sent or its draft is.
   * @param anew the page has been loaded: the browser may have filled its fields in, and brings no photographs back
   */
  private takeUp(anew = false) {
    const { form, extras, onErrors } = this.options
    const { slug, keepsDraft } = this.definition
    const queued = queuedLead(slug)
    const sent = lastSending(slug)
    const byFields = anew && extras !== undefined
    if (sent?.arrived) return this.arrived(sent, byFields && !saysOtherwise({ fields: valuesIn(form) }, sent))
    this.last = [queued, sent].find((lead) => lead && (keepsDraft || this.isAsSent(lead))) ?? this.last
    if (queued?.refused) {
      // The server would not take it: her words come back, with what is wrong beside them.
      fillIn(form, queued.fields)
      this.last = queued
      say(form, sendingWords.returned.description, { focus: false })
      onErrors(queued.refused.errors ?? {})
    } else if (queued && queued === this.last) say(form, waitingWords(queued), { focus: false })
  }

  changed() {
    dropError()
    // Where a draft is kept, the thanks have taken the form's place.
    if (!this.definition.keepsDraft) this.done = false
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
  private isAsSent = ({ body }: Sending) => saysTheSame(body, this.whole(this.options.read()))

  /** @param content what the schema has accepted, as it was typed */
  async send(content: Body): Promise<void> {
    if (this.busy) return
    const { form, extras } = this.options
    const { slug } = this.definition
    sayNothing(form)
    this.sending(true)
    const before = this.last
    const now = { fields: valuesIn(form), page: location.pathname + location.search }
    const begin = () => beginSending(this.definition, { ...now, body: this.whole(content) }, [before, queuedLead(slug)])
    const { lead, failure } = await sendOrLeave(begin, extras?.settled(), this.words.storedBy)
    this.sending(false)
    const goes = !failure || failure.kind === 'network'
    // What came back goes in these words now; what waits in others goes by itself, as was promised.
    if (goes) unqueueReturned(before?.key)
    else if (isRefusal(failure)) unqueueLead(lead.key)
    if (goes || !before || before.key !== queuedLead(slug)?.key) this.last = lead
    if (failure) return this.failed(failure, lead)
    if (!noteArrival(lead)) return
    // The flow's step that it came from has been left.
    forgetSending(lead)
    showToast(this.words.success)
  }

  private failed(failure: Failure, lead: Sending) {
    const { words, options } = this
    const { form, onErrors } = options
    // The key has been used for other words: under a new one these are taken.
    if (failure.kind === 'status' && failure.status === 409) this.forget(lead)
    const kept = failure.kind === 'network' ? queueLead(lead) : queuedLead(lead.slug)?.key === lead.key
    if (kept) say(form, sendingWords.kept)
    if (failure.kind === 'status') onErrors(failure.errors ?? {})
    say(form, messageIn(failure) || words.statusMessage || words.failure.title, { place: 'failure' })
    const description = failureDescription(words, failure)
    const otherwise = () => kept || say(form, `${words.failure.title}: ${description}`)
    showToast({ ...words.failure, description, variant: 'destructive', otherwise })
    this.save()
  }

  private forget(lead: Sending) {
    this.last = undefined
    forgetSending(lead)
  }

  private arrived(lead: Sending, isAsSent = false) {
    const { form } = this.options
    this.forget(lead)
    dropError()
    if (isAsSent || this.isAsSent(lead)) return this.stored()
    // Other words by now: these wait for her to send them.
    this.save()
    say(form, isFilledIn(form) ? sendingWords.changed : '', { focus: false })
  }

  private stored() {
    const { form, onEmptied } = this.options
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
