/** A linocut beside a choice, with its size in pixels. */
export interface Emblem {
  readonly src: string
  readonly width: number
  readonly height: number
}
