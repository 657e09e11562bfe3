import { type Answers, answersIn, answersOf, hasAnswers } from './natural-order-onboarding-answers'
import { clearDraft, readDraft, saveDraft } from './draft'
import type { PhotoList } from './photo-list'

const slug = 'natural-order-onboarding'

interface KeptPhoto {
  readonly id: string
  readonly name: string
  readonly at: number
}

export interface OnboardingDraft {
  readonly answers: Answers
  readonly photos: readonly KeptPhoto[]
  /** The key under which it waits for the network. */
  readonly queued?: string
}

const isKeptPhoto = (value: unknown): value is KeptPhoto => {
  const { id, name, at } = (value ?? {}) as Partial<KeptPhoto>
  return typeof id === 'string' && typeof name === 'string' && typeof at === 'number'
}

/** What this device kept of the form, or undefined. */
export function readOnboarding(): OnboardingDraft | undefined {
  const draft = readDraft(slug) as { answers?: unknown; photos?: unknown; queued?: unknown } | undefined
  if (typeof draft !== 'object' || draft === null) return undefined
  const answers = answersOf(draft.answers)
  const photos = Array.isArray(draft.photos) ? draft.photos.filter(isKeptPhoto) : []
  if (!hasAnswers(answers) && !photos.length) return undefined
  return { answers, photos, queued: typeof draft.queued === 'string' ? draft.queued : undefined }
}

/** Keeps the form as it stands; an empty one is not kept. */
export function saveOnboarding(form: HTMLFormElement, photos: PhotoList, queued: string | undefined): void {
  const answers = answersIn(form)
  const kept = photos.kept()
  if (hasAnswers(answers) || kept.length) saveDraft(slug, { answers, photos: kept, queued })
  else clearDraft(slug)
}

export const clearOnboarding = () => clearDraft(slug)
