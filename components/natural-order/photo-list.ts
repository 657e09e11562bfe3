import { maxPhotoBytes, maxPhotos, photoKindOf, unclaimedMs } from '@/lib/photos'
import type { FormExtras } from '@/components/forms/form-extras'
import { shrinkPhoto } from './photo-shrink'
import { uploadPhoto } from './photo-upload'

type Texts<Name extends string> = Readonly<Record<Name, string>>

/** What the form's place for photographs says; `{name}` is a file's name. */
export type PhotoWords = Texts<
  'label' | 'optional' | 'hint' | 'choose' | 'byEmail' | 'uploading' | 'ready' | 'retry' | 'remove' | 'removed'
> & {
  /** Where photographs may be emailed to, if anywhere. */
  readonly email?: string
  readonly problems: Texts<'tooMany' | 'tooLarge' | 'heic' | 'notPhoto' | 'unreadable' | 'network' | 'failed'>
}

export interface Photo {
  readonly key: string
  readonly name: string
  readonly state: 'uploading' | 'ready' | 'failed'
  /** What the server calls it. */
  readonly id?: string
  /** When it was uploaded, in milliseconds since 1970. */
  readonly at?: number
  /** An address of the picture on this device; none after a reload. */
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

/** Whether the server has it still. */
const isThere = ({ id, at = 0 }: Photo) => id !== undefined && Date.now() - at < unclaimedMs

const withName = (text: string, name: string) => text.replace('{name}', name)

/** The photographs of one filling: checked, uploaded one after another, and told to who listens. */
export class PhotoList implements FormExtras {
  private photos: readonly Photo[] = []
  private readonly listeners = new Set<() => void>()
  private turn: Promise<unknown> = Promise.resolve()
  /** What was chosen, until it's on the list or refused. */
  private chosen: Promise<unknown> = Promise.resolve()
  /** What was left out of the last choice, and why. */
  problem = ''
  private counted = 0
  /** What ends the upload that is on its way. */
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

  /** The server's ids of what it has. */
  meta() {
    const photos = this.photos.filter(isThere).flatMap(({ id }) => id ?? [])
    return photos.length ? { photos } : {}
  }

  /** Whether the form goes without one of them. */
  get leavesOut() {
    return !this.photos.every(isThere)
  }

  /**
   * Resolves once nothing is on its way, not even what was chosen or tried again meanwhile. What has waited for longer
   * than the server keeps it goes there once more.
   */
  async settled() {
    for (const photo of this.photos) if (photo.state === 'ready' && photo.file && !isThere(photo)) this.retry(photo.key)
    let [chosen, turn]: Promise<unknown>[] = []
    while (chosen !== this.chosen || turn !== this.turn) await Promise.all(([chosen, turn] = [this.chosen, this.turn]))
  }

  private put(photos: readonly Photo[]) {
    this.photos = [...photos] // a new one each time: `problem` is read along with it
    this.onChange()
    for (const listener of this.listeners) listener()
  }

  private change(key: string, to: Partial<Photo>) {
    this.put(this.photos.map((photo) => (photo.key === key ? { ...photo, ...to } : photo)))
  }

  private async refusal(file: File): Promise<string | undefined> {
    const { problems } = this.words
    if (this.photos.length >= maxPhotos) return problems.tooMany
    const start = await file
      .slice(0, 16)
      .arrayBuffer()
      .catch(() => undefined) // it's gone, or is elsewhere
    if (!start) return problems.unreadable
    const kind = photoKindOf(new Uint8Array(start))
    if (kind === 'heic' || (!kind && /\.hei[cf]$/i.test(file.name))) return problems.heic
    if (!kind) return problems.notPhoto
    return file.size > maxPhotoBytes ? problems.tooLarge : undefined
  }

  /** Takes the files that may come; why others may not stands in `problem`. */
  add(files: readonly File[]): Promise<unknown> {
    return (this.chosen = Promise.all([this.chosen, this.take(files)]))
  }

  private async take(files: readonly File[]): Promise<void> {
    const refused: string[] = []
    for (const file of files) {
      const problem = await this.refusal(file)
      if (problem) refused.push(withName(problem, file.name))
      else {
        const key = `photo-${++this.counted}`
        this.problem = refused.join(' ')
        this.put([
          ...this.photos,
          { key, name: file.name, file, preview: URL.createObjectURL(file), state: 'uploading' },
        ])
        this.upload(key)
      }
    }
    this.problem = refused.join(' ')
    this.put(this.photos)
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
          : { state: 'failed', problem: outcome.problem },
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
    // Neither the next photo nor the form waits for it any longer.
    if (this.sending?.key === key) this.sending.stop.abort()
    if (gone.preview) URL.revokeObjectURL(gone.preview)
    this.problem = withName(this.words.removed, gone.name)
    this.put(this.photos.filter((photo) => photo !== gone))
  }

  clear() {
    this.sending?.stop.abort()
    for (const { preview } of this.photos) if (preview) URL.revokeObjectURL(preview)
    this.problem = ''
    this.put([])
  }

  kept(): readonly KeptPhoto[] | undefined {
    const kept = this.photos.flatMap(({ id, name, at }) => (id && at ? [{ id, name, at }] : []))
    return kept.length ? kept : undefined
  }

  /** Brings back what a draft kept, as long as the server has it. */
  restore(kept: unknown) {
    if (!Array.isArray(kept)) return
    const fresh = kept.filter(isKeptPhoto).filter(({ at }) => Date.now() - at < unclaimedMs)
    this.put(
      fresh.slice(0, maxPhotos).map((photo) => ({ ...photo, key: `photo-${++this.counted}`, state: 'ready' as const })),
    )
  }
}
