/** A linocut beside a choice. Lengths in pixels. */
export interface Emblem {
  readonly src: string
  readonly width: number
  readonly height: number
}
