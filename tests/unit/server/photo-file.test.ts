/** @jest-environment node */
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { decodable } from '@/lib/server/photos/photo-file'
import { processPhoto } from '@/lib/server/photos/photo'
import { phonePhoto, pngPhoto, webpPhoto } from '../../support/photos'

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const made = Buffer.alloc(body.length + 8)
  made.writeUInt32BE(data.length, 0)
  made.set(body, 4)
  made.writeUInt32BE(crc32(body), body.length + 4)
  return made
}

const typesIn = (png: Uint8Array) =>
  Buffer.from(png)
    .toString('latin1')
    .match(/IHDR|tEXt|[iz]TXt|iCCP|eXIf|IDAT|IEND/g)

/** A PNG with other chunks after its header, which is always 33 bytes from the start. */
const pngWith = async (...chunks: Buffer[]) => {
  const png = await sharp({ create: { width: 4, height: 2, channels: 3, background: '#facd45' } })
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .png()
    .toBuffer()
  return Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)])
}

test('a PNG’s texts are dropped before it’s decoded, as is every profile but one', async () => {
  const compressed = deflateSync(Buffer.alloc(1_000))
  const photo = await pngWith(
    chunk('tEXt', Buffer.from('a\0b')),
    chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), compressed])),
    chunk('iTXt', Buffer.concat([Buffer.from('a\0\x01\0\0\0'), compressed])),
  )
  const second = chunk('iCCP', Buffer.concat([Buffer.from('a\0\0'), compressed]))
  const beforeData = photo.indexOf('IDAT') - 4
  const all = Buffer.concat([photo.subarray(0, beforeData), second, photo.subarray(beforeData), Buffer.from('more')])
  expect(typesIn(all)).toEqual(expect.arrayContaining(['tEXt', 'zTXt', 'iTXt']))
  const { bytes: kept } = decodable(all, 'png')!
  expect(typesIn(kept)).toEqual(['IHDR', 'iCCP', 'eXIf', 'IDAT', 'IEND'])
  const clean = await pngWith()
  expect((await sharp(kept).metadata()).icc).toEqual((await sharp(clean).metadata()).icc)
  expect(await processPhoto(all)).toEqual(await processPhoto(clean))
  expect(await processPhoto(all)).toMatchObject({ width: 2, height: 4 }) // turned upright
})

test('a PNG that ends early is unreadable', async () => {
  const photo = await pngPhoto()
  for (const length of [20, 33, photo.length - 13])
    await expect(processPhoto(photo.subarray(0, length))).rejects.toThrow("couldn't read this photo")
})

/** A progressive JPEG whose last scan is repeated, with something before each repetition. */
async function jpegWithScans(repeated: number, before = Buffer.alloc(0)): Promise<Buffer> {
  const jpeg = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c0ece7' } })
    .jpeg({ progressive: true })
    .toBuffer()
  const last = jpeg.lastIndexOf('\xff\xda', undefined, 'latin1')
  const scan = jpeg.subarray(last, -2)
  return Buffer.concat([
    jpeg.subarray(0, -2),
    ...Array.from({ length: repeated }, () => Buffer.concat([before, scan])),
    jpeg.subarray(-2),
  ])
}

test('a JPEG that lacks its end marker is taken, but not one that was cut off or has lost part of its picture', async () => {
  const noise = Uint8Array.from({ length: 300 * 200 * 3 }, (_, index) => index * 7919)
  for (const progressive of [false, true]) {
    const photo = await sharp(noise, { raw: { width: 300, height: 200, channels: 3 } })
      .jpeg({ progressive })
      .toBuffer()
    const whole = await processPhoto(photo)
    for (const missing of [1, 2]) expect(await processPhoto(photo.subarray(0, -missing))).toEqual(whole)
    for (const missing of [3, 20, photo.length / 2])
      await expect(processPhoto(photo.subarray(0, -missing))).rejects.toThrow("couldn't read this photo")
  }
})

test('a JPEG with more than a hundred scans is unreadable, wherever they are', async () => {
  expect(await processPhoto(await jpegWithScans(0))).toMatchObject({ width: 64, height: 64 })
  expect(decodable(await jpegWithScans(80), 'jpeg')).toBeDefined()
  // A restart, padding, and a marker that decoders skip, though its length would cover all that follows.
  for (const before of ['', '\xff\xd0', '\xff\xff\xff', '\xff\x02\xff\xff', 'data\xff\0', '\xff\xfe\0\x04\xff\xd9'])
    expect(decodable(await jpegWithScans(101, Buffer.from(before, 'latin1')), 'jpeg')).toBeUndefined()
  await expect(processPhoto(await jpegWithScans(101))).rejects.toThrow("couldn't read this photo")
})

test('what looks like a scan inside a JPEG’s metadata or after its end isn’t counted', async () => {
  const photo = await phonePhoto(300, 200)
  const scans = Buffer.from('\xff\xda\0\x02'.repeat(250), 'latin1')
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0x03, 0xea]), scans])
  const busy = Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2), scans])
  expect(await processPhoto(busy)).toEqual(await processPhoto(photo))
})

test('a WebP with thousands of frames is unreadable; one with a few becomes its first', async () => {
  const pages = Buffer.alloc(8 * 80 * 3, 200)
  pages.fill(0, 8 * 8 * 3)
  const animated = await sharp(pages, { raw: { width: 8, height: 80, channels: 3, pageHeight: 8 } })
    .webp({ loop: 0, delay: Array<number>(10).fill(100) })
    .toBuffer()
  expect(await processPhoto(animated)).toMatchObject({ width: 8, height: 8 })
  const flood = Buffer.concat([animated, Buffer.from('ANMF\0\0\0\0'.repeat(1_001))])
  await expect(processPhoto(flood)).rejects.toThrow("couldn't read this photo")
  expect(decodable(await webpPhoto(), 'webp')).toBeDefined()
})
