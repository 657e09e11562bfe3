/** A picture in the manifest that tools/pictures.mjs writes. Lengths in pixels, `focal` in per cent. */
export interface PictureEntry {
  readonly kind: 'photo' | 'art' | 'linocut'
  readonly width: number
  readonly height: number
  /** Fills the frame until the picture has loaded. */
  readonly colour: string
  /** Width and URL of each size, smallest first. */
  readonly sources: Readonly<Record<'avif' | 'webp', readonly (readonly [number, string])[]>>
  readonly fallback: string
  /** The point that stays in view when the frame crops. */
  readonly focal: readonly [number, number]
  /** Alt text provided by the owner. */
  readonly alt?: string
}
