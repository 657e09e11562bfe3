import net from 'node:net'
import { hoursAgo } from '../support/hours-ago'
import { phonePhoto, pngPhoto } from '../support/photos'
import { expect, test } from '../support/site'
import { rows, sendWith, upload, uploaded } from '../support/uploads'

test('a phone’s photo of 48 megapixels, taken sideways, is accepted', { tag: '@once' }, async ({ site }) => {
  const id = await uploaded(site, await phonePhoto(8_000, 6_000))
  expect((await sendWith(site, 'large@visitor.example', [id])).status).toBe(200)
  expect((await rows(site)).find((row) => row.id === id)).toMatchObject({ width: 1500, height: 2000 })
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

test('once 300 photos are waiting, the network with the most makes room, but none with twelve or fewer', async ({
  startSite,
}) => {
  const site = await startSite({ env: behindProxy })
  const photo = await pngPhoto()
  const sameNetwork = (n: number) => from(`2001:db8:0:${n}::1`)
  const { id } = (await (await upload(site, photo, sameNetwork(1))).json()) as { id: string }
  await site.db.query(`
    WITH RECURSIVE others(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM others WHERE n < 299)
    INSERT INTO "Upload" ("id", "bytes", "width", "height", "size", "clientKey", "createdAt")
    SELECT 'copy-' || n, "bytes", n, 1, 1, substr("clientKey", 1, 21) || n, "createdAt" FROM "Upload", others
    RETURNING "id"`)
  await site.db.query(`UPDATE "Upload" SET "createdAt" = '${hoursAgo(1)}' WHERE "id" = '${id}' RETURNING "id"`)
  expect((await upload(site, photo, sameNetwork(2))).status).toBe(503)
  expect((await upload(site, photo, from('203.0.113.1'))).status).toBe(200)
  const left = (await rows(site)).map((row) => row.id)
  expect([left.length, left.includes(id)]).toEqual([300, false])

  const elevenEach = `substr('network-' || (1000 + "width" / 11) || '---------', 1, 21)`
  await site.db.query(`UPDATE "Upload" SET "clientKey" = ${elevenEach} || "width" RETURNING "id"`)
  const refused = await upload(site, photo, from('203.0.113.2'))
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '3600'])
  expect((await rows(site)).map((row) => row.id).sort()).toEqual(left.sort())
})

test('one client may upload ten times as many photos in a day as it may post in a minute, however many forms claim them', async ({
  startSite,
  database,
}) => {
  test.skip(database === 'sqlite', 'counts are in memory, where a test can’t set them')
  const site = await startSite({ env: { ...behindProxy, RATE_LIMIT_PER_MINUTE: '10' } })
  const photo = await pngPhoto()
  const { id } = (await (await upload(site, photo, from('203.0.113.1'))).json()) as { id: string }
  expect((await sendWith(site, 'takes@visitor.example', [id])).status).toBe(200)
  await site.db.query(`UPDATE "RateCount" SET "points" = 100 WHERE "key" LIKE 'photos:%' RETURNING "key"`)
  const refused = await upload(site, photo, from('203.0.113.1'))
  expect([refused.status, Number(refused.headers.get('retry-after')) > 3_600]).toEqual([429, true])
  expect(await refused.json()).toMatchObject({ message: expect.stringContaining('email us') as unknown })
  expect((await upload(site, photo, from('203.0.113.2'))).status).toBe(200)
})

test('a photo’s client is stored as a keyed hash until a form claims the photo', async ({ startSite }) => {
  const site = await startSite({ env: behindProxy })
  const response = await upload(site, await pngPhoto(), from('203.0.113.1'))
  const { id } = (await response.json()) as { id: string }
  const key = async () =>
    (await site.db.query<{ clientKey: string | null }>(`SELECT "clientKey" FROM "Upload" WHERE "id" = '${id}'`))[0]!
      .clientKey
  const first = await key()
  await site.end()
  await site.start({ ...behindProxy, AUTH_SECRET: 'another-secret-for-the-tests-of-32-characters' })
  const again = (await (await upload(site, await pngPhoto(), from('203.0.113.1'))).json()) as { id: string }
  const [other] = await site.db.query<{ clientKey: string }>(
    `SELECT "clientKey" FROM "Upload" WHERE "id" = '${again.id}'`,
  )
  expect([first!.length, other!.clientKey === first]).toEqual([43, false])
  expect((await sendWith(site, 'whose@visitor.example', [id])).status).toBe(200)
  expect(await key()).toBeNull()
})

test('a client that sends slowly doesn’t hold up the others', { tag: '@once' }, async ({ startSite }) => {
  const site = await startSite({ env: behindProxy })
  const answers: Promise<string>[] = []
  const sockets = Array.from({ length: 10 }, () => {
    const socket = net.connect(site.port, '127.0.0.1')
    answers.push(new Promise((resolve) => socket.once('data', (data: Buffer) => resolve(data.toString().slice(0, 12)))))
    socket.on('error', () => undefined)
    socket.write(
      'POST /api/uploads HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 203.0.113.1\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000000\r\n\r\n--x\r\n',
    )
    return socket
  })
  // The server waits for three of them and tells the rest to try again.
  expect(await Promise.race(answers)).toBe('HTTP/1.1 429')
  expect((await upload(site, await pngPhoto(), from('203.0.113.2'))).status).toBe(200)
  for (const socket of sockets) socket.destroy()
  await expect.poll(async () => (await upload(site, await pngPhoto(), from('203.0.113.1'))).status).toBe(200)
})

test(
  'a photo behind six that hardly move is told to try again before its connection is cut',
  { tag: '@once' },
  async ({ startSite }) => {
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
  },
)
