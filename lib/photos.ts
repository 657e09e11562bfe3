/** What the site takes as a photograph (decision C18), for the browser and the server alike. */
export const maxPhotos = 5
/** Bytes: 8 MB. */
export const maxPhotoBytes = 8 * 1024 * 1024
/** How long a photograph waits for its form, in milliseconds: 24 hours. */
export const unclaimedMs = 24 * 3_600_000

export type PhotoKind = 'jpeg' | 'png' | 'webp' | 'heic'

const heicBrands = /^(heic|heix|heim|heis|hevc|hevx|hevm|hevs|mif1|msf1)$/

/** What a file is by its first sixteen bytes, whatever its name says. Undefined for anything else. */
export function photoKindOf(bytes: Uint8Array): PhotoKind | undefined {
  const text = String.fromCharCode(...bytes.subarray(0, 16))
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  if (text.slice(4, 8) === 'ftyp' && heicBrands.test(text.slice(8, 12))) return 'heic'
  return undefined
}
