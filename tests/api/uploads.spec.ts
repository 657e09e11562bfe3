import net from 'node:net'
import sharp from 'sharp'
import { callApi, getJson } from '../support/owner/as-owner'
import { hoursAgo } from '../support/hours-ago'
import { find } from '../support/owner/owner-leads'
import { heicPhoto, phonePhoto, pngPhoto, webpPhoto } from '../support/photos'
import { expect, test } from '../support/site'
import { rows, sendWith, upload, uploaded } from '../support/uploads'

test('a photo is stored upright, at 2,000 px at most, without its location; only the owner sees it @both', async ({
  site,
}) => {
  const id = await uploaded(site, await phonePhoto())
  const path = `/api/admin/uploads/${id}`
  expect((await site.asOwner(path)).status).toBe(404) // no lead has it yet
  expect((await sendWith(site, 'photos@visitor.example', [id])).status).toBe(200)
  expect((await site.request(path)).status).toBe(401)
  const response = await site.asOwner(path)
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  const found = await sharp(bytes).metadata()
  expect(found).toMatchObject({ format: 'jpeg', width: 1000, height: 2000 })
  expect(found.exif).toBeUndefined()
  expect(found.orientation).toBeUndefined()
  expect(bytes.includes('Telephone of Alex')).toBe(false)
  expect((await find(site, { q: 'photos@visitor.example' })).items).toMatchObject([{ photos: [id], photosMissing: 0 }])
})

test('PNG and WebP become JPEG, with transparency turned white', async ({ site }) => {
  const ids = [await uploaded(site, await pngPhoto()), await uploaded(site, await webpPhoto())]
  expect((await sendWith(site, 'kinds@visitor.example', ids)).status).toBe(200)
  for (const id of ids) {
    const bytes = Buffer.from(await (await site.asOwner(`/api/admin/uploads/${id}`)).arrayBuffer())
    expect((await sharp(bytes).metadata()).format).toBe('jpeg')
  }
  const paper = await sharp(
    Buffer.from(await (await site.asOwner(`/api/admin/uploads/${ids[0]}`)).arrayBuffer()),
  ).stats()
  expect(paper.channels.every(({ min }) => min >= 254)).toBe(true)
})

/** A small JPEG whose header claims another size, because making one that large takes a second. */
async function jpegClaiming(width: number, height: number, progressive = false) {
  const jpeg = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c0ece7' } })
    .jpeg({ progressive })
    .toBuffer()
  const frame = jpeg.indexOf(progressive ? '\xff\xc2' : '\xff\xc0', 0, 'latin1')
  jpeg.writeUInt16BE(height, frame + 5)
  jpeg.writeUInt16BE(width, frame + 7)
  return jpeg
}
const brokenJpeg = async () => (await phonePhoto(300, 200)).subarray(0, 400)
const refusals: [name: string, photo: () => Promise<Buffer> | Buffer, status: number, word: RegExp][] = [
  ['a HEIC photo', heicPhoto, 415, /HEIC.*Most Compatible/],
  ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, /isn't a JPEG, PNG or WebP/],
  ['an empty file', () => Buffer.alloc(0), 415, /isn't a JPEG, PNG or WebP/],
  ['a truncated JPEG', brokenJpeg, 422, /couldn't read this photo/],
  ['a file far over 8 MB', () => Buffer.alloc(12 * 1024 * 1024, 0xff), 413, /over 8 MB/],
  ['a JPEG with too many pixels', () => jpegClaiming(8_000, 7_000), 422, /too many pixels/],
  ['a small PNG with many pixels', () => pngPhoto(4_700, 3_500), 422, /too many pixels/],
  ['a progressive JPEG with many pixels', () => jpegClaiming(4_700, 3_500, true), 422, /too many pixels/],
]

test('whatever isn’t a photo we can read is rejected with a reason', async ({ site }) => {
  for (const [name, photo, status, word] of refusals) {
    const response = await upload(site, await photo())
    expect([name, response.status]).toEqual([name, status])
    expect(await response.json()).toMatchObject({ success: false, message: expect.stringMatching(word) })
  }
})

test('anything but one photo in a form is rejected', async ({ site }) => {
  expect((await site.post('/api/uploads', { photo: 'x' })).status).toBe(415)
  expect(
    (
      await site.request('/api/uploads', {
        method: 'POST',
        headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
        body: 'nonsense',
      })
    ).status,
  ).toBe(400)
  expect((await upload(site, await pngPhoto(), { name: 'picture' })).status).toBe(422)
  const two = new FormData()
  for (let n = 0; n < 2; n++) two.append('photo', new Blob([new Uint8Array(await pngPhoto())]), 'a.png')
  expect((await site.request('/api/uploads', { method: 'POST', body: two })).status).toBe(422)
  expect((await upload(site, await pngPhoto(), { headers: { 'Sec-Fetch-Site': 'cross-site' } })).status).toBe(403)
  const got = await site.request('/api/uploads')
  expect([got.status, got.headers.get('allow')]).toEqual([405, 'POST'])
})

test('a photo belongs to the first lead that names it; unknown and awkward ids do no harm', async ({ site }) => {
  const id = await uploaded(site, await pngPhoto())
  expect((await sendWith(site, 'first@visitor.example', [id, 'unknown', '\0', '%'])).status).toBe(200)
  expect((await sendWith(site, 'second@visitor.example', [id])).status).toBe(200)
  const leads = await site.leads()
  expect((await rows(site)).find((row) => row.id === id)?.leadId).toBe(
    leads.find(({ email }) => email === 'first@visitor.example')!.id,
  )
  expect((await find(site, { q: 'second@visitor.example' })).items).toMatchObject([{ photos: [], photosMissing: 1 }])
  const noticeOf = (email: string) => site.carrier!.noticesAbout(email)[0]?.text
  await site.carrier!.until(() => !!noticeOf('first@visitor.example') && !!noticeOf('second@visitor.example'))
  expect(noticeOf('first@visitor.example')).toMatch(/Photos\s+1, in your inbox\s+3 photos aren't here/)
  expect(noticeOf('second@visitor.example')).toMatch(/Photos\s+1 photo isn't here/)
})

test('unclaimed photos are deleted after 24 hours; a lead’s photos stay', async ({ site }) => {
  const [old, kept] = [await uploaded(site, await pngPhoto()), await uploaded(site, await pngPhoto())]
  await sendWith(site, 'kept@visitor.example', [kept])
  await site.db.query(`UPDATE "Upload" SET "createdAt" = '${hoursAgo(24.1)}' RETURNING "id"`)
  const fresh = await uploaded(site, await pngPhoto())
  const left = (await rows(site)).map(({ id }) => id)
  expect([old, kept, fresh].map((id) => left.includes(id))).toEqual([false, true, true])
})

test('erasing a person erases their photos; until then their export names them', async ({ site }) => {
  const [hers, his] = [await uploaded(site, await pngPhoto()), await uploaded(site, await pngPhoto())]
  await sendWith(site, 'her@visitor.example', [hers])
  await sendWith(site, 'him@visitor.example', [his])
  const person = 'person?email=her@visitor.example'
  expect(await getJson(site, person)).toMatchObject({
    leads: [{ photos: [{ id: hers, width: 40, height: 30, address: `/api/admin/uploads/${hers}` }] }],
  })
  expect((await callApi(site, 'DELETE', person)).status).toBe(200)
  const left = (await rows(site)).map(({ id }) => id)
  expect([hers, his].map((id) => left.includes(id))).toEqual([false, true])
})

const behindProxy = { TRUSTED_PROXY_HOPS: '1' }
const from = (client: string) => ({ headers: { 'X-Forwarded-For': client } })

test('one client may have twelve unclaimed photos, even after a restart; a form that claims some makes room', async ({
  startSite,
}) => {
  const site = await startSite({ env: behindProxy })
  const photo = await pngPhoto()
  const ids: string[] = []
  for (let n = 0; n < 12; n++) {
    const response = await upload(site, photo, from('203.0.113.1'))
    expect(response.status).toBe(200)
    ids.push(((await response.json()) as { id: string }).id)
  }
  await site.end()
  await site.start()
  const refused = await upload(site, photo, from('203.0.113.1'))
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toMatchObject({ success: false, message: expect.stringMatching(/12 photos.*email/) })
  expect((await upload(site, photo, from('203.0.113.2'))).status).toBe(200)
  expect((await sendWith(site, 'room@visitor.example', ids.slice(0, 2))).status).toBe(200)
  const more = await Promise.all(Array.from({ length: 3 }, () => upload(site, photo, from('203.0.113.1'))))
  expect(more.map(({ status }) => status).sort()).toEqual([200, 200, 429])
})

test('a photo behind six that hardly move is told to try again before its connection is cut', async ({ startSite }) => {
  const site = await startSite({ env: behindProxy })
  const slow = [1, 1, 1, 2, 2, 2].map((client) => {
    const socket = net.connect(site.port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(
      `POST /api/uploads HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 203.0.113.${client}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 8000000\r\n\r\n--b`,
    )
    return { socket, trickle: setInterval(() => socket.write('x'), 2_000) }
  })
  // This is answered after the six were accepted, so they have all the room there is.
  await site.request('/api/health')
  const refused = await upload(site, await pngPhoto(), from('203.0.113.3'))
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10'])
  for (const { socket, trickle } of slow) {
    clearInterval(trickle)
    socket.destroy()
  }
  await expect.poll(async () => (await upload(site, await pngPhoto(), from('203.0.113.3'))).status).toBe(200)
})
