import 'server-only'
import { maxSide, photoKindOf } from '@/lib/photos'
import { Refusal, tooManyRequests, unavailable, fieldRefusal } from '../base/refusal'
import { type Decodable, decodable } from './photo-file'

/** The most pixels in a baseline JPEG, which is decoded in strips and shrunk on the way. Enough for phones' photos. */
const stripPixels = 50_000_000
/** The most in anything else. It's decoded whole, so a small file could take gigabytes or block others for seconds. */
const wholePixels = 16_000_000
/** In seconds. */
const timeLimit = 5

/** A photo as we store it: a JPEG, turned upright, without metadata such as the place or the camera. */
export interface ProcessedPhoto {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly width: number
  readonly height: number
}

const refusal = (status: 415 | 422, message: string) => fieldRefusal(status, 'photo', message)
const unreadable = () => refusal(422, "We couldn't read this photo. Please try another copy.")

/** A connection with no traffic is cut after 40 s (lifecycle.ts), so whoever waits is answered before. */
const patienceMs = 20_000

/** Limits how many pieces of work run at once, and how many can wait. */
function createLimiter(atOnce: number, waiting: number) {
  const busy = () => unavailable("We're handling a lot of photos right now. Please try again in a moment.")
  let running = 0
  const queue: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw busy()
      await new Promise<void>((resolve, reject) => {
        const next = () => (clearTimeout(leaving), resolve())
        const leaving = setTimeout(() => {
          queue.splice(queue.indexOf(next), 1)
          reject(busy())
        }, patienceMs)
        queue.push(next)
      })
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

/** Limits how many bodies are in memory at once. A waiting client's body isn't read yet. */
const bodies = createLimiter(6, 20)
/** Decodes one photo at a time, to leave the other cores for everything else. */
const decoding = createLimiter(1, 6)

const clientShare = 3
const sending = new Map<string, number>()

/**
 * Runs the work of one upload, including reading its body, when it reaches the front of the queue.
 * @throws Refusal 429 if the client is already sending several, 503 if too many are waiting
 */
export async function withUploadSlot<T>(client: string, work: () => Promise<T>): Promise<T> {
  const before = sending.get(client) ?? 0
  // A slow client mustn't hold every slot.
  if (before >= clientShare)
    throw tooManyRequests('Your other photos are still uploading. Please try again in a moment.', 5)
  sending.set(client, before + 1)
  try {
    return await bodies(work)
  } finally {
    const left = sending.get(client)! - 1
    if (left > 0) sending.set(client, left)
    else sending.delete(client)
  }
}

async function reencode({ bytes, failOn }: Decodable): Promise<ProcessedPhoto> {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  const { width, height, format, isProgressive } = await sharp(bytes, { limitInputPixels: false }).metadata()
  const limitInputPixels = format === 'jpeg' && !isProgressive ? stripPixels : wholePixels
  if (width * height > limitInputPixels)
    throw refusal(422, 'This photo has too many pixels. Please choose a smaller copy.')
  const { data, info } = await sharp(bytes, { limitInputPixels, failOn, sequentialRead: true })
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .timeout({ seconds: timeLimit })
    .toBuffer({ resolveWithObject: true })
  return { bytes: new Uint8Array(data), width: info.width, height: info.height }
}

/**
 * Re-encodes a photo, so that nothing of the original file is kept.
 * @throws Refusal 415 if the content isn't a photo, 422 if it can't be read, 503 if too many are waiting
 */
export async function processPhoto(bytes: Uint8Array): Promise<ProcessedPhoto> {
  const kind = photoKindOf(bytes)
  if (kind === 'heic')
    throw refusal(
      415,
      "This is a HEIC photo, which we can't open. On an iPhone, go to Settings, Camera, Formats and choose Most Compatible, or send a screenshot.",
    )
  if (!kind) throw refusal(415, "This isn't a JPEG, PNG or WebP photo.")
  return decoding(async () => {
    const file = decodable(bytes, kind)
    if (!file) throw unreadable()
    try {
      return await reencode(file)
    } catch (error) {
      if (error instanceof Refusal) throw error
      throw unreadable()
    }
  })
}
