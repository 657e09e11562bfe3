/** How many photos a lead may have. The limits here apply in the browser and on the server. */
export const maxPhotos = 5
/** Maximum size of a photo in bytes (8 MB). */
export const maxPhotoBytes = 8 * 1024 * 1024
/** Longest side of a stored photo, in pixels. */
export const maxSide = 2000
/** How long an uploaded photo waits for its form to be submitted, in milliseconds (24 hours). */
export const unclaimedMs = 24 * 3_600_000

type PhotoKind = 'jpeg' | 'png' | 'webp' | 'heic'

const heicBrands = /^(heic|heix|heim|heis|hevc|hevx|hevm|hevs|mif1|msf1)$/

/** Detects a photo's type from its first 16 bytes, ignoring the file name. Undefined for anything else. */
export function photoKindOf(bytes: Uint8Array): PhotoKind | undefined {
  const text = String.fromCharCode(...bytes.subarray(0, 16))
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  if (text.slice(4, 8) === 'ftyp' && heicBrands.test(text.slice(8, 12))) return 'heic'
  return undefined
}
