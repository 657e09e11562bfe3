import 'server-only'
import { photoKindOf } from '@/lib/photos'
import { Refusal } from './refusal'

/** Pixels of the longest side that is kept. */
const longestSide = 2000
/** Pixels altogether: what telephones take, and not a small file that unpacks into gigabytes. */
const pixelLimit = 50_000_000
/** Pictures that are worked on at a time, and those that may wait for their turn. */
const atOnce = 2
const inLine = 20

/** A photograph as we keep it: JPEG, turned upright, without a word about where and with what it was taken. */
export interface MadePhoto {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly width: number
  readonly height: number
}

const refused = (status: 413 | 415 | 422, message: string) =>
  new Refusal(status, message, { errors: { photo: [message] } })

let working = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (working >= atOnce) {
    if (waiting.length >= inLine)
      throw new Refusal(503, 'Many photos are coming in just now. Please try again in a moment.', {
        headers: { 'Retry-After': '10' },
      })
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else working++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else working--
  }
}

async function remake(bytes: Uint8Array): Promise<MadePhoto> {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (width * height > pixelLimit)
    throw refused(422, 'This photo has too many pixels for us. Please choose a smaller copy.')
  const { data, info } = await sharp(bytes, { limitInputPixels: pixelLimit, failOn: 'error' })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
  return { bytes: new Uint8Array(data), width: info.width, height: info.height }
}

/**
 * Makes a photograph anew, so that nothing of the file itself is kept.
 * @throws Refusal 415 for what is no photograph by its content, 422 for one that cannot be read
 */
export async function makePhoto(bytes: Uint8Array): Promise<MadePhoto> {
  const kind = photoKindOf(bytes)
  if (kind === 'heic')
    throw refused(
      415,
      'This is a HEIC photo, which we cannot open. On an iPhone, choose Settings, Camera, Formats, Most Compatible, or send a screenshot of it.',
    )
  if (!kind) throw refused(415, 'This is not a JPEG, PNG or WebP photo.')
  return inTurn(async () => {
    try {
      return await remake(bytes)
    } catch (error) {
      if (error instanceof Refusal) throw error
      throw refused(422, 'This photo could not be read. Please choose another copy of it.')
    }
  })
}
