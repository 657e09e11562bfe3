import { showToast } from '@/components/site/show-toast'
import { naturalOrderOnboarding } from '@/lib/forms/natural-order-onboarding'
import { queueWords } from '@/lib/forms/queue-words'
import { Filling } from './filling'
import { sendFlow } from './flow-send'
import { clearOnboarding, readOnboarding, saveOnboarding } from './natural-order-onboarding-draft'
import { answersIn, bodyOf, putAnswers } from './natural-order-onboarding-answers'
import { sentEvent } from './offline-queue'
import { paintErrors } from './paint-errors'
import { PhotoList, type PhotoWords } from './photo-list'
import type { Failure } from './send-lead'

/** From the thank-you message to the service's page (specification, section 2), in milliseconds. */
const thanksMs = 2_000
/** Where the server gave no words (specification, section 8). */
const noWords = 'Submission failed'

const [words] = Object.values(naturalOrderOnboarding.words)
const { schema } = naturalOrderOnboarding

function setText(form: HTMLFormElement, place: string, text: string) {
  const element = form.querySelector<HTMLElement>(place)
  if (element) element.textContent = text
}

/** One filling of the Natural Order form, on the elements that the server drew. */
export class OnboardingFlow {
  readonly photoPlace: HTMLElement | null
  readonly photoWords: PhotoWords
  readonly photos: PhotoList
  private readonly filling = new Filling()
  /** The fields that were wrong at the last try: they are checked again as they are mended. */
  private marked: ReadonlySet<string> = new Set()
  private done = false
  private busy = false

  constructor(private readonly form: HTMLFormElement) {
    this.photoPlace = form.querySelector<HTMLElement>('[data-photos]')
    this.photoWords = JSON.parse(this.photoPlace?.dataset.photos ?? '{}') as PhotoWords
    this.photos = new PhotoList(this.photoWords, () => this.changed())
  }

  /** @returns what ends it */
  start(): () => void {
    const { form } = this
    const listening = new AbortController()
    const { signal } = listening
    this.restore()
    // From here on the errors stand beside their fields, in the specification's words.
    form.setAttribute('novalidate', '')
    form.addEventListener('input', () => this.changed(), { signal })
    form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault()
        void this.send()
      },
      { signal },
    )
    form.querySelector('[data-draft-clear]')?.addEventListener('click', () => this.clear(), { signal })
    window.addEventListener(
      sentEvent,
      (event) => {
        if ((event as CustomEvent<string>).detail === this.filling.queued) this.sent()
      },
      { signal },
    )
    return () => listening.abort()
  }

  private errors(): Record<string, string> {
    const parsed = schema.safeParse(bodyOf(answersIn(this.form)))
    if (parsed.success) return {}
    return Object.fromEntries(
      parsed.error.issues.map(({ path, message }) => [String(path[0]), message] as const).reverse(),
    )
  }

  private changed() {
    if (this.done) return
    this.filling.changed()
    saveOnboarding(this.form, this.photos, this.filling.queued)
    if (!this.marked.size) return
    const errors = Object.entries(this.errors()).filter(([name]) => this.marked.has(name))
    paintErrors(this.form, Object.fromEntries(errors))
    this.marked = new Set(errors.map(([name]) => name))
  }

  private showKept(kept: boolean) {
    const note = this.form.querySelector<HTMLElement>('[data-draft-kept]')
    if (note) note.hidden = !kept
  }

  private restore() {
    const draft = readOnboarding()
    if (!draft) return
    putAnswers(this.form, draft.answers)
    this.photos.restore(draft.photos)
    this.showKept(true)
    if (!draft.queued) return
    // The same words once more are the same filling: whichever arrives first counts.
    this.filling.key = draft.queued
    this.filling.queued = draft.queued
    this.filling.hasFailed()
    setText(this.form, '[data-form-status]', queueWords.kept)
  }

  private clear() {
    this.form.reset()
    this.photos.clear()
    clearOnboarding()
    this.marked = new Set()
    paintErrors(this.form, {})
    for (const place of ['[data-form-failure]', '[data-form-status]']) setText(this.form, place, '')
    this.showKept(false)
    this.form.querySelector<HTMLElement>('input[name="name"]')?.focus()
  }

  private async send() {
    if (this.busy) return
    this.busy = true
    setText(this.form, '[data-form-failure]', '')
    const errors = this.errors()
    this.marked = new Set(Object.keys(errors))
    if (!this.marked.size) await this.photosArrived()
    const raw = bodyOf(answersIn(this.form))
    const { ids } = this.photos
    await sendFlow(naturalOrderOnboarding, this.form, raw as never, ids.length ? { photos: ids } : {}, {
      filling: this.filling,
      onSent: () => this.sent(),
      onFailed: (failure) => this.failed(failure),
    })
    if (!this.done) saveOnboarding(this.form, this.photos, this.filling.queued)
    this.busy = false
  }

  private async photosArrived() {
    const button = this.form.querySelector<HTMLButtonElement>('button[type="submit"]')
    if (!button) return
    button.disabled = true
    button.textContent = words!.sending
    await this.photos.settled()
  }

  private failed(failure: Failure) {
    if (failure.kind === 'status' && failure.errors) this.marked = new Set(Object.keys(failure.errors))
    setText(this.form, '[data-form-failure]', (failure.kind === 'status' && failure.message) || noWords)
  }

  private sent() {
    if (this.done) return
    this.done = true
    clearOnboarding()
    showToast(words!.success)
    const thanks = document.getElementById('onboarding-thanks')
    this.form.hidden = true
    if (thanks) {
      thanks.hidden = false
      const heading = thanks.querySelector<HTMLElement>('h2')
      heading?.focus({ preventScroll: true })
      thanks.scrollIntoView({ block: 'center' })
      const onward = thanks.querySelector<HTMLAnchorElement>('a')?.href
      if (onward) setTimeout(() => location.assign(onward), thanksMs)
    }
  }
}
