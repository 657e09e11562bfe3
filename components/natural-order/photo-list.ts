import { maxPhotos, photoKindOf, unclaimedMs } from '@/lib/photos'
import type { FormExtras } from '@/components/forms/submission'
import { shrinkPhoto } from './photo-shrink'
import { uploadPhoto } from './photo-upload'
import type { PhotoWords } from '@/content/natural-order-onboarding'

export interface Photo {
  readonly key: string
  readonly name: string
  readonly state: 'uploading' | 'ready' | 'failed'
  /** The server's id for it. */
  readonly id?: string
  /** When it was uploaded, in milliseconds since 1970. */
  readonly at?: number
  /** A URL of the picture on this device. There's none after a reload. */
  readonly preview?: string
  readonly problem?: string
  readonly file?: File
}

interface KeptPhoto {
  readonly id: string
  readonly name: string
  readonly at: number
}

const isKeptPhoto = (value: unknown): value is KeptPhoto => {
  const { id, name, at } = (value ?? {}) as Partial<KeptPhoto>
  return typeof id === 'string' && typeof name === 'string' && typeof at === 'number'
}

/** Whether the server still has it. */
const isThere = ({ id, at = 0 }: Pick<Photo, 'id' | 'at'>) => id !== undefined && Date.now() - at < unclaimedMs

const withName = (text: string, name: string) => text.replace('{name}', name)

/** The photos of one form: checks them, uploads them one after another and notifies its listeners. */
export class PhotoList implements FormExtras {
  private photos: readonly Photo[] = []
  private readonly listeners = new Set<() => void>()
  private turn: Promise<unknown> = Promise.resolve()
  /** Resolves once everything chosen is on the list or rejected. */
  private chosen: Promise<unknown> = Promise.resolve()
  /** Which files of the last choice were left out and why, or which photo was removed. */
  problem = ''
  private counted = 0
  /** The upload in progress, and how to stop it. */
  private sending?: { readonly key: string; readonly stop: AbortController }

  constructor(
    private readonly words: PhotoWords,
    private readonly onChange: () => void = () => {},
  ) {}

  subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }
  snapshot = () => this.photos

  /** The server's ids of the photos it has. */
  meta() {
    const photos = this.photos.filter(isThere).flatMap(({ id }) => id ?? [])
    return photos.length ? { photos } : {}
  }

  /** Whether the form would be sent without one of them. */
  get hasUnsentPhotos() {
    return !this.photos.every(isThere)
  }

  /**
   * Resolves once nothing is being uploaded, including photos chosen or retried while waiting. Photos that the server
   * no longer keeps are uploaded again.
   */
  async settled() {
    for (const photo of this.photos) if (photo.state === 'ready' && photo.file && !isThere(photo)) this.retry(photo.key)
    let [chosen, turn]: Promise<unknown>[] = []
    while (chosen !== this.chosen || turn !== this.turn) await Promise.all(([chosen, turn] = [this.chosen, this.turn]))
  }

  private setPhotos(photos: readonly Photo[]) {
    this.photos = [...photos] // always a new array, so that `problem` is read again too
    this.onChange()
    for (const listener of this.listeners) listener()
  }

  private change(key: string, to: Partial<Photo>) {
    this.setPhotos(this.photos.map((photo) => (photo.key === key ? { ...photo, ...to } : photo)))
  }

  private async refusal(file: File): Promise<string | undefined> {
    const { problems } = this.words
    if (this.photos.length >= maxPhotos) return problems.tooMany
    const start = await file
      .slice(0, 16)
      .arrayBuffer()
      .catch(() => undefined) // it was deleted, or isn't on this device
    if (!start) return problems.unreadable
    const kind = photoKindOf(new Uint8Array(start))
    if (kind === 'heic' || (!kind && /\.hei[cf]$/i.test(file.name))) return problems.heic
    return kind ? undefined : problems.notPhoto
  }

  /** Adds the files that are allowed. `problem` says why others aren't. */
  add(files: readonly File[]): Promise<unknown> {
    // One choice after another, because each photo counts those before it.
    return (this.chosen = this.chosen.then(() => this.take(files)))
  }

  private async take(files: readonly File[]): Promise<void> {
    const refused: string[] = []
    for (const file of files) {
      const problem = await this.refusal(file)
      if (problem) refused.push(withName(problem, file.name))
      else {
        const key = `photo-${++this.counted}`
        this.problem = refused.join(' ')
        this.setPhotos([
          ...this.photos,
          { key, name: file.name, file, preview: URL.createObjectURL(file), state: 'uploading' },
        ])
        this.upload(key)
      }
    }
    this.problem = refused.join(' ')
    this.setPhotos(this.photos)
  }

  private upload(key: string) {
    this.turn = this.turn.then(async () => {
      const file = this.photos.find((photo) => photo.key === key)?.file
      if (!file) return
      const stop = new AbortController()
      this.sending = { key, stop }
      const outcome = await uploadPhoto(await shrinkPhoto(file), this.words.problems, stop)
      this.change(
        key,
        'id' in outcome
          ? { state: 'ready', id: outcome.id, at: Date.now() }
          : { state: 'failed', problem: withName(outcome.problem, file.name) },
      )
    })
  }

  retry(key: string) {
    this.change(key, { state: 'uploading', problem: undefined })
    this.upload(key)
  }

  remove(key: string) {
    const gone = this.photos.find((photo) => photo.key === key)
    if (!gone) return
    // Neither the next photo nor the form should wait for it any longer.
    if (this.sending?.key === key) this.sending.stop.abort()
    if (gone.preview) URL.revokeObjectURL(gone.preview)
    this.problem = withName(this.words.removed, gone.name)
    this.setPhotos(this.photos.filter((photo) => photo !== gone))
  }

  clear() {
    this.sending?.stop.abort()
    for (const { preview } of this.photos) if (preview) URL.revokeObjectURL(preview)
    this.problem = ''
    this.setPhotos([])
  }

  leftOut(): string | undefined {
    const { leftOut, byEmail, email } = this.words
    if (!this.hasUnsentPhotos) return undefined
    return email ? `${leftOut} ${byEmail} ${email}` : leftOut
  }

  kept(): readonly KeptPhoto[] | undefined {
    const kept = this.photos.flatMap(({ id, name, at }) => (id && at ? [{ id, name, at }] : []))
    return kept.length ? kept : undefined
  }

  /** Restores the photos that a draft kept, if the server still has them. */
  restore(kept: unknown) {
    if (!Array.isArray(kept)) return
    const fresh = kept.filter(isKeptPhoto).filter(isThere).slice(0, maxPhotos)
    this.setPhotos(fresh.map((photo) => ({ ...photo, key: `photo-${++this.counted}`, state: 'ready' })))
  }
}
