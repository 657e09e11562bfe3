// Checks the structure of a photo's file before it's decoded. A small file can be built so that a decoder needs
// gigabytes or minutes for it, even just for its width and height.

/** Chunks without which a PNG has other pixels, colours or orientation. The first four are the critical ones. */
const neededChunks = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'eXIf'])

/**
 * A PNG without the chunks that its pixels don't need, and with only one profile. Decoders keep every text in memory,
 * and 8 kB of compressed text can become 8 MB.
 */
function withoutTexts(png: Uint8Array): Uint8Array {
  const kept = new Uint8Array(png)
  const view = new DataView(kept.buffer)
  let profiles = 0
  let to = 8
  for (let at = 8, end = 0; at + 12 <= kept.length; at = end) {
    end = at + 12 + view.getUint32(at)
    if (end > kept.length) break
    const type = String.fromCharCode(...kept.subarray(at + 4, at + 8))
    if (!neededChunks.has(type) || (type === 'iCCP' && profiles++)) continue
    kept.copyWithin(to, at, end)
    to += end - at
    if (type === 'IEND') break
  }
  return kept.subarray(0, to)
}

const endOfImage = Buffer.from([0xff, 0xd9])

/** Progressive photos have about ten. Every scan goes over the whole picture, and thousands fit into a small file. */
const maxScans = 100

/**
 * The number of scans in a JPEG, and whether its end is marked, found as a decoder finds them: a scan's data has no
 * markers except restarts.
 */
function readScans(jpeg: Uint8Array): { scans: number; ends: boolean } {
  let scans = 0
  for (let at = 2; at < jpeg.length - 1; at++) {
    const marker = jpeg[at] === 0xff ? jpeg[at + 1]! : 0
    if (marker === 0xd9) return { scans, ends: true }
    // Escaped data, padding, a restart, or something a decoder skips: none of them says how long it is.
    if (marker < 0xc0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd8)) continue
    if (marker === 0xda) scans++
    at += Math.max(2, ((jpeg[at + 2] ?? 0) << 8) | (jpeg[at + 3] ?? 0)) + 1
  }
  return { scans, ends: false }
}

/** The time for an animation's list of frames grows with the square of their number, though only the first is used. */
const maxFrames = 1_000

/** At least the number of frames in a WebP. Their chunks may be nested, so this counts the name wherever it occurs. */
function countFrames(webp: Uint8Array): number {
  const bytes = Buffer.from(webp.buffer, webp.byteOffset, webp.byteLength)
  let frames = 0
  for (let at = bytes.indexOf('ANMF'); at >= 0; at = bytes.indexOf('ANMF', at + 4)) frames++
  return frames
}

export interface Decodable {
  readonly bytes: Uint8Array
  /** The least problem for which to give up. */
  readonly failOn: 'error' | 'warning'
}

/**
 * The file that may be decoded: a PNG without its texts, a JPEG with its end marked, anything else as it is. Some
 * phones leave out a JPEG's end marker. The decoder refuses that, and with the marker added it takes half a picture
 * too, unless it fails on warnings.
 * @returns undefined for a file that would take too long
 */
export function decodable(bytes: Uint8Array, kind: 'jpeg' | 'png' | 'webp'): Decodable | undefined {
  if (kind === 'png') return { bytes: withoutTexts(bytes), failOn: 'error' }
  if (kind === 'webp') return countFrames(bytes) > maxFrames ? undefined : { bytes, failOn: 'error' }
  const { scans, ends } = readScans(bytes)
  if (scans > maxScans) return undefined
  return ends ? { bytes, failOn: 'error' } : { bytes: Buffer.concat([bytes, endOfImage]), failOn: 'warning' }
}
