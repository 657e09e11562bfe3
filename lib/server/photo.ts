import 'server-only'
import { photoKindOf } from '@/lib/photos'
import { Refusal, unavailable } from './refusal'

/** Pixels of the longest side that's kept. */
const longestSide = 2000
/** Width times height: what phones take, but not a small file that unpacks into gigabytes. */
const pixelLimit = 50_000_000
/** Photos processed at a time, and those that may wait for their turn. */
const concurrency = 2
const queueLimit = 20

/** A photograph as we keep it: a JPEG, turned upright, with nothing in it about where and on what it was taken. */
export interface ProcessedPhoto {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly width: number
  readonly height: number
}

const refusal = (status: 413 | 415 | 422, message: string) =>
  new Refusal(status, message, { errors: { photo: [message] } })

let running = 0
const queue: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= concurrency) {
    if (queue.length >= queueLimit)
      throw unavailable('Many photos are coming in just now. Please try again in a moment.')
    await new Promise<void>((resolve) => queue.push(resolve))
  } else running++
  try {
    return await work()
  } finally {
    const next = queue.shift()
    if (next) next()
    else running--
  }
}

async function reencode(bytes: Uint8Array): Promise<ProcessedPhoto> {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (width * height > pixelLimit)
    throw refusal(422, 'This photo has too many pixels for us. Please choose a smaller copy.')
  const { data, info } = await sharp(bytes, { limitInputPixels: pixelLimit, failOn: 'error' })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
  return { bytes: new Uint8Array(data), width: info.width, height: info.height }
}

/**
 * Re-encodes a photograph, so that nothing of the original file is kept.
 * @throws Refusal 415 for what isn't a photograph by its content, 422 for one that can't be read, 503 when too many wait
 */
export async function processPhoto(bytes: Uint8Array): Promise<ProcessedPhoto> {
  const kind = photoKindOf(bytes)
  if (kind === 'heic')
    throw refusal(
      415,
      'This is a HEIC photo, which we cannot open. On an iPhone, choose Settings, Camera, Formats, Most Compatible, or send a screenshot of it.',
    )
  if (!kind) throw refusal(415, 'This is not a JPEG, PNG or WebP photo.')
  return inTurn(async () => {
    try {
      return await reencode(bytes)
    } catch (error) {
      if (error instanceof Refusal) throw error
      throw refusal(422, 'This photo could not be read. Please choose another copy of it.')
    }
  })
}
