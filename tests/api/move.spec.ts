import { caseOf } from '../support/form-cases'
import { createDatabase } from '../support/databases'
import { phonePhoto } from '../support/photos'
import { Site } from '../support/server'
import { expect, test } from '../support/site'
import { runTool } from '../support/tool'

async function leadsOf(site: Site) {
  const { items } = (await (await site.asOwner('/api/admin/leads')).json()) as { items: object[] }
  return items
}

test('npm run db:move takes a SQLite file to Postgres, row by row, and the site carries on there', async ({
  database,
}) => {
  test.skip(database === 'sqlite', 'it moves to Postgres')
  const site = await Site.start({ database: 'sqlite', env: { AUTH_SECRET: undefined } })
  const file = site.db.url.slice('file:'.length)
  const photo = new FormData()
  photo.append('photo', new Blob([new Uint8Array(await phonePhoto())]), 'IMG_0001.JPG')
  const { id } = (await (await site.request('/api/uploads', { method: 'POST', body: photo })).json()) as { id: string }
  const email = 'mover@visitor.example'
  const body = caseOf('natural-order-onboarding').body(email)
  expect((await site.post('/api/natural-order-onboarding', { ...body, meta: { photos: [id] } })).status).toBe(200)
  expect((await site.post('/api/newsletter', { email: 'list@visitor.example' })).status).toBe(200)
  // Asked of the site: a connection of the test's own might still be open when the site has stopped.
  const stored = await leadsOf(site)

  const target = await createDatabase('postgres')
  const env = { ...site.environment(), DATABASE_URL: target.url, AUTH_SECRET: 'another-secret-of-32-characters-' }
  const move = (from = env) => runTool('move.mjs', from, undefined, file)
  expect(await move()).toEqual({ code: 1, output: expect.stringContaining('stop the site first') })
  await site.end()
  const { code, output } = await move()
  expect([code, output]).toEqual([0, expect.stringMatching(/Lead: 2 rows, each equal[\s\S]*Set AUTH_SECRET/)])
  expect(await move()).toEqual({ code: 1, output: expect.stringContaining('holds leads') })

  const moved = await Site.start({ database: 'postgres', env: { DATABASE_URL: target.url } })
  expect((await moved.asOwner(`/api/admin/uploads/${id}`)).status).toBe(200)
  expect(await leadsOf(moved)).toEqual(stored)
  expect(stored).toContainEqual(expect.objectContaining({ email, photos: [id] }))
  // Who has signed up already gets no second welcome: the lists came along.
  await moved.post('/api/newsletter', { email: 'list@visitor.example' })
  expect(await target.query(`SELECT 1 FROM "Subscriber"`)).toHaveLength(1)
  await moved.stop()
  await target.drop()
  await site.stop()
})
