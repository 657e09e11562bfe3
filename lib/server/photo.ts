import 'server-only'
import { longestSide, photoKindOf } from '@/lib/photos'
import { Refusal, tooOften, unavailable, wrongField } from './refusal'

/** Width times height of a plain JPEG, which is read a strip at a time and shrunk on the way: what phones take. */
const stripPixels = 50_000_000
/** Of anything else, which has to be unpacked whole: a small file must not hold gigabytes, or the others for seconds. */
const wholePixels = 16_000_000
/** Seconds. */
const timeLimit = 5

/** A photograph as we keep it: a JPEG, turned upright, with nothing in it about where and on what it was taken. */
export interface ProcessedPhoto {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly width: number
  readonly height: number
}

const refusal = (status: 415 | 422, message: string) => wrongField(status, 'photo', message)

/** A queue before work that only so many do at once. */
function makeLine(atOnce: number, waiting: number) {
  let running = 0
  const queue: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (queue.length >= waiting)
        throw unavailable('We’re handling a lot of photos right now. Please try again in a moment.')
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
}

/** Bodies in memory at once; those who wait have theirs on their own side of the line. */
const bodies = makeLine(6, 20)
/** One is decoded at a time: the other cores are for everybody else. */
const decoding = makeLine(1, 6)

const clientShare = 3
const sending = new Map<string, number>()

/**
 * Does the work of one upload, body and all, when it is its turn.
 * @throws Refusal 429 to a client that sends several already, 503 when too many wait
 */
export async function inPhotoLine<T>(client: string, work: () => Promise<T>): Promise<T> {
  const before = sending.get(client) ?? 0
  // A client that sends slowly may not hold every place.
  if (before >= clientShare)
    throw tooOften('Your other photos are still on their way. Please try again in a moment.', 5)
  sending.set(client, before + 1)
  try {
    return await bodies(work)
  } finally {
    const left = sending.get(client)! - 1
    if (left > 0) sending.set(client, left)
    else sending.delete(client)
  }
}

async function reencode(bytes: Uint8Array): Promise<ProcessedPhoto> {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  const { width, height, format, isProgressive } = await sharp(bytes, { limitInputPixels: false }).metadata()
  const limitInputPixels = format === 'jpeg' && !isProgressive ? stripPixels : wholePixels
  if (width * height > limitInputPixels)
    throw refusal(422, 'This photo has too many pixels. Please choose a smaller copy.')
  const { data, info } = await sharp(bytes, { limitInputPixels, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .timeout({ seconds: timeLimit })
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
  return decoding(async () => {
    try {
      return await reencode(bytes)
    } catch (error) {
      if (error instanceof Refusal) throw error
      throw refusal(422, 'This photo could not be read. Please choose another copy of it.')
    }
  })
}
