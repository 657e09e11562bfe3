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

/** The most bodies in memory at once, and those of one client among them: a slow one mustn't hold every slot. */
const maxBodies = 6
const clientShare = 3
const sending: string[] = []

/**
 * Runs the work of one upload, including reading its body.
 * @throws Refusal 429 if the client is already sending several, 503 if others are sending too many
 */
export async function withUploadSlot<T>(client: string, work: () => Promise<T>): Promise<T> {
  if (sending.filter((other) => other === client).length >= clientShare)
    throw tooManyRequests('Your other photos are still uploading. Please try again in a moment.', 5)
  if (sending.length >= maxBodies)
    throw unavailable("We're handling a lot of photos right now. Please try again in a moment.")
  sending.push(client)
  try {
    return await work()
  } finally {
    sending.splice(sending.indexOf(client), 1)
  }
}

let decoded: Promise<unknown> = Promise.resolve()

/** Decodes one photo at a time, to leave the other cores for everything else. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = decoded.then(work)
  decoded = mine.catch(() => undefined)
  return mine
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
 * @throws Refusal 415 if the content isn't a photo, 422 if it can't be read
 */
export async function processPhoto(bytes: Uint8Array): Promise<ProcessedPhoto> {
  const kind = photoKindOf(bytes)
  if (kind === 'heic')
    throw refusal(
      415,
      "This is a HEIC photo, which we can't open. On an iPhone, go to Settings, Camera, Formats and choose Most Compatible, or send a screenshot.",
    )
  if (!kind) throw refusal(415, "This isn't a JPEG, PNG or WebP photo.")
  return inTurn(async () => {
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
