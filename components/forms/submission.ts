import type { FieldValues as Values, UseFormReturn } from 'react-hook-form'
import { dismissError, showToast } from '@/components/site/show-toast'
import { answering, noticeOnPage } from '@/lib/answering'
import { sendingWords } from '@/content/sending'
import { type FieldErrors, type FormDefinition, type FormWords, wordsFor } from '@/lib/forms/define-form'
import { bodyFromFields } from '@/lib/forms/parse-fields'
import type { Meta } from '@/lib/forms/meta'
import { errorsInWords } from '@/lib/forms/tool'
import { visitKey } from '@/lib/loader-names'
import { answerAssistant } from './assistant'
import {
  clearText,
  controlsOf,
  fillIn,
  focusFirst,
  isCheckable,
  isFilledIn,
  showErrors,
  showKept,
  showSending,
  showText,
  valuesIn,
} from './form-controls'
import {
  type Lead,
  clearDraft,
  clearSent,
  differsFrom,
  enqueue,
  keepDraft,
  matchesSent,
  queuedLead,
  queuedOf,
  readKept,
  startLead,
  unqueueShown,
} from './kept'
import { type Failure, failureDescription, isOurs } from './send-lead'
import { isUnderway, queuedMessage, recordArrival, sendNow } from './sender'
import { showThanks } from './stored-view'
import { sendingEvent, sentEvent } from './submission-events'

type Body = Readonly<Record<string, unknown>>

/** What a form keeps and sends besides its fields, such as photos. */
export interface FormExtras {
  /** Resolves once no upload is in progress. */
  settled(): Promise<unknown>
  /** Added to the body's `meta`. */
  meta(): object
  /** What a draft should keep; undefined for nothing. */
  kept(): Lead['extra']
  /** What to tell the visitor if the form is sent later from another page, without some of them. */
  leftOut(): string | undefined
  restore(kept: unknown): void
  clear(): void
}

/** A form on a page. */
export interface PlacedOn {
  readonly form: HTMLFormElement
  readonly placement: string
  readonly extras?: FormExtras
}

/** The whole form as its endpoint's body, including hidden fields and the honeypot. */
export const bodyOf = (definition: FormDefinition, form: HTMLFormElement) =>
  bodyFromFields(
    definition,
    new URLSearchParams(
      [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    ),
  ) as Values

/** How this visit began, as the loader noted it, until the tab is closed (docs/decisions/attribution.md). */
function attribution(): Meta['attribution'] {
  try {
    const known = JSON.parse(sessionStorage.getItem(visitKey) ?? '{}') as NonNullable<Meta['attribution']>
    return known.first ? known : undefined
  } catch {
    return undefined
  }
}

/** One form on one page, from first touch to thanks: sending, messages, failures, queue and draft. */
export class Submission {
  private readonly startedAt = Date.now()
  private readonly words: FormWords
  /** The last submission, from here or an earlier page, that isn't known to have arrived. */
  private last: Lead | undefined
  private busy = false
  /** The submission that the form says is waiting. */
  private waiting: Lead | undefined
  /** Whether it has been stored and nothing has been typed since. */
  done = false

  constructor(
    private readonly definition: FormDefinition,
    private readonly at: PlacedOn,
    private readonly fields: Pick<UseFormReturn<Values>, 'register' | 'reset' | 'setError'>,
  ) {
    this.words = wordsFor(definition, at.placement)
  }

  /** Restores what this device kept of the form, and takes in what was typed before the scripts loaded. */
  start(signal: AbortSignal) {
    const { form, extras } = this.at
    this.register()
    const { fields, extra } = this.definition.keepsDraft ? readKept(this.definition.slug) : {}
    if (fields) fillIn(form, fields)
    if (extra) extras?.restore(extra)
    if (fields || extra) showKept(form, true)
    this.resume(true)
    if (isFilledIn(form)) form.dispatchEvent(new Event('input', { bubbles: true }))
    this.save()
    form.querySelector('[data-draft-clear]')?.addEventListener('click', () => this.clear(), { signal })
    window.addEventListener(sentEvent, this.onSent, { signal })
    // The browser restored the page as it was left, but another page may have sent it since.
    window.addEventListener('pageshow', ({ persisted }) => persisted && !this.busy && this.resume(), { signal })
  }

  /** Leaves boxes out, because react-hook-form would mix up those that share a name. The body reads them itself. */
  private register() {
    for (const control of controlsOf(this.at.form))
      if (!isCheckable(control)) this.fields.register(control.name).ref(control)
  }

  private empty() {
    this.fields.reset({})
    this.at.form.reset()
    this.register()
  }

  private readonly onSent = (event: Event) => {
    const lead = (event as CustomEvent<Lead>).detail
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
    const { form, extras } = this.at
    const { slug, keepsDraft } = this.definition
    const { sent, arrived } = readKept(this.definition.slug)
    if (sent && arrived) return this.arrived(sent, isReload && extras && !differsFrom({ fields: valuesIn(form) }, sent))
    const queued = queuedOf(slug)
    const returned = queued.findLast((lead) => lead.refused && this.isOpen(lead))
    if (returned) return this.restore(returned)
    const waiting = queued.findLast(({ refused }) => !refused)
    this.last = [waiting, sent].find((lead) => lead && (keepsDraft || this.matches(lead))) ?? this.last
    if (waiting && !isUnderway(waiting) && this.matches(waiting)) this.showWaiting(waiting, { focus: false })
  }

  /** Whether a rejected submission belongs in the form, rather than what its draft has. The visitor can open others. */
  private isOpen(lead: Lead) {
    return !this.definition.keepsDraft || lead.refused?.shown || !differsFrom(readKept(this.definition.slug), lead)
  }

  /** Puts a rejected submission back into the form. Later changes to a draft of it stay. */
  private restore(returned: Lead) {
    const { form, extras } = this.at
    const { shown, errors = {} } = returned.refused!
    if (!shown || !this.definition.keepsDraft || !isFilledIn(form)) fillIn(form, returned.fields)
    if (!shown && returned.extra && !extras?.kept()) extras?.restore(returned.extra)
    if (!shown) enqueue({ ...returned, refused: { ...returned.refused, shown: true } })
    showText(form, sendingWords.returned.description, { focus: false })
    this.last = returned
    this.showErrors(errors)
  }

  /** Shows the errors that the server found. */
  private showErrors(errors: FieldErrors) {
    for (const [name, [message]] of Object.entries(errors)) this.fields.setError(name, { message })
    focusFirst(this.at.form, Object.keys(errors))
  }

  /** Says that a submission is waiting, for as long as the form has that content. */
  private showWaiting(lead: Lead | undefined, options?: { focus: boolean }) {
    this.waiting = lead
    showText(this.at.form, lead ? queuedMessage(lead) : '', { ...options, mood: 'waiting' })
  }

  changed() {
    dismissError()
    // Where a draft is kept, the thanks have replaced the form.
    if (!this.definition.keepsDraft) this.done = false
    if (this.waiting && !this.busy && !this.matches(this.waiting)) this.showWaiting(undefined)
    this.save()
  }

  private save() {
    if (!this.definition.keepsDraft || this.done) return
    const { form, extras } = this.at
    keepDraft(this.definition.slug, { fields: isFilledIn(form) ? valuesIn(form) : undefined, extra: extras?.kept() })
  }

  private clear() {
    const { form, extras } = this.at
    this.empty()
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
    showSending(this.at.form, is)
    this.at.form.dispatchEvent(new CustomEvent(sendingEvent, { detail: is }))
  }

  private buildBody({ website = '', meta, ...content }: Body): Body {
    const { placement: source, extras } = this.at
    const ownMeta = { startedAt: this.startedAt, source, website, attribution: attribution() }
    return { ...content, meta: { ...(meta as object), ...ownMeta, ...extras?.meta() } }
  }

  /** Whether nothing was changed since a submission. */
  private matches(lead: Lead) {
    const body = this.buildBody(bodyOf(this.definition, this.at.form))
    return matchesSent({ body, extra: this.at.extras?.kept() }, lead)
  }

  /** @param content what the schema has accepted, as typed */
  async send(content: Body): Promise<void> {
    if (this.busy) return
    const { form, extras } = this.at
    clearText(form)
    this.waiting = undefined
    this.sending(true)
    const before = this.last
    const typed = { fields: valuesIn(form), page: location.pathname + location.search }
    const now = () => ({ ...typed, body: this.buildBody(content), extra: extras?.kept(), leftOut: extras?.leftOut() })
    const { lead, failure } = await sendNow({
      begin: () => startLead(this.definition, now(), before),
      ready: extras?.settled(),
      storedBy: this.words.storedBy,
      returned: queuedLead(before?.key)?.refused && before?.key,
    })
    this.sending(false)
    // If this was rejected while an earlier version is still queued, keep listening for that one.
    if (!failure || !isOurs(failure) || !queuedLead(before?.key)) this.last = lead
    if (failure) return this.failed(failure, lead)
    const { success, next = success.description } = answering(this.words, noticeOnPage())
    answerAssistant(form, `${success.title} ${next}`)
    await null // let it hear that first, because emptying the form would tell it that its call was cancelled
    if (!recordArrival(lead)) return
    // No form took note, because the visitor has left that step of the flow.
    clearSent(lead)
    showToast(success)
  }

  private failed(failure: Failure, lead: Lead) {
    const { form } = this.at
    // The key was used for different content. A new key will be accepted.
    if (isOurs(failure) && failure.status === 409) {
      this.last = undefined
      clearSent(lead)
    }
    const kept = queuedLead(lead.key)
    const waiting = kept?.refused ? undefined : kept
    const errors = (isOurs(failure) && failure.errors) || {}
    if (isOurs(failure)) this.showErrors(errors)
    this.showFailure(failure, waiting && queuedMessage(waiting))
    if (waiting) this.showWaiting(waiting) // last, because its focus scrolls it into view
    this.save()
    const above = failure.kind === 'status' && failure.message
    const said = above || `${this.words.failure.title}: ${failureDescription(this.words, failure)}`
    const wrong = errorsInWords(this.definition, errors) || said
    answerAssistant(form, waiting ? queuedMessage(waiting) : wrong)
  }

  /**
   * Reports a failure in a toast, and for longer in the form: above the button if it has a place for that, otherwise
   * below, unless that says that it will be sent automatically. The toast then says so too, or it would ask the visitor
   * to send it again.
   */
  private showFailure(failure: Failure, waiting?: string) {
    const { form } = this.at
    const { title } = this.words.failure
    const description = failureDescription(this.words, failure)
    const above = (failure.kind === 'status' && failure.message) || this.words.statusMessage || title
    if (!showText(form, above, { place: 'failure' }) && !waiting)
      showText(form, `${title}: ${description}`, { focus: false, mood: 'failed' })
    showToast({ title, description: [description, waiting].filter(Boolean).join(' '), variant: 'destructive' })
  }

  private arrived(lead: Lead, isUnchanged = false) {
    const { form } = this.at
    this.last = undefined
    clearSent(lead)
    dismissError()
    if (isUnchanged || this.matches(lead)) return this.stored()
    // The content has changed since, so it waits until the visitor sends it.
    this.save()
    showText(form, isFilledIn(form) ? sendingWords.changed : '', { focus: false })
  }

  private stored() {
    this.done = true
    if (this.definition.keepsDraft) clearDraft(this.definition.slug)
    showThanks(this.at.form, this.words, () => this.empty())
  }
}
