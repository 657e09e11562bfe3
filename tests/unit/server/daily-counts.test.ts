/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import Database from 'libsql'
import { forms } from '@/lib/forms/registry'
import { db } from '@/lib/server/base/db'
import { countDaily, writeCounts, flushCounts } from '@/lib/server/telemetry/daily-counts'
import { formCounts } from '@/lib/server/telemetry/form-counts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'sunnie-'))
const file = path.join(folder, 'sunnie.db')
let store: InstanceType<typeof Database>

beforeAll(() => {
  store = new Database(file)
  store.exec(
    'CREATE TABLE "DailyCount" ("day" TEXT, "name" TEXT, "count" INTEGER DEFAULT 0, PRIMARY KEY ("day", "name"))',
  )
  process.env.DATABASE_URL = `file:${file}`
  flushCounts()
})

afterEach(() => {
  jest.useRealTimers()
  store.exec('DELETE FROM "DailyCount"')
})

afterAll(async () => {
  await (await db()).$disconnect()
  store.close()
  rmSync(folder, { recursive: true })
})

const at = (now: string) =>
  jest.useFakeTimers({ now: new Date(now), doNotFake: ['setTimeout', 'setImmediate', 'nextTick'] })
const rows = () => store.prepare('SELECT * FROM "DailyCount" ORDER BY "day", "name"').all()

test('events are counted by day in Queensland, and read by form', async () => {
  at('2026-11-21T13:59:00Z')
  countDaily('view:contact')
  at('2026-11-21T14:01:00Z') // midnight has passed in Queensland
  countDaily('view:contact')
  await writeCounts()
  countDaily('view:contact')
  countDaily('start:contact')
  countDaily('finish:newsletter')
  await writeCounts()
  expect(rows()).toEqual([
    { day: '2026-11-21', name: 'view:contact', count: 1 },
    { day: '2026-11-22', name: 'finish:newsletter', count: 1 },
    { day: '2026-11-22', name: 'start:contact', count: 1 },
    { day: '2026-11-22', name: 'view:contact', count: 2 },
  ])
  const counts = await formCounts('2026-11-22', '2026-11-22')
  const [contact, newsletter] = ['contact', 'newsletter'].map((form) => forms.findIndex(({ slug }) => slug === form))
  expect(counts[contact!]).toMatchObject({ views: 2, starts: 1, finishes: 0 })
  expect(counts[newsletter!]).toMatchObject({ finishes: 1 })
  expect((await formCounts('2026-11-01', '2026-11-30'))[contact!]).toMatchObject({ views: 3 })
})

test('counts that can’t be stored are kept for the next write', async () => {
  countDaily('view:contact')
  store.exec('ALTER TABLE "DailyCount" RENAME TO "Away"')
  await writeCounts()
  store.exec('ALTER TABLE "Away" RENAME TO "DailyCount"')
  countDaily('view:contact')
  await writeCounts()
  expect(rows()).toMatchObject([{ name: 'view:contact', count: 2 }])
})

test('made-up errors can’t fill the table', async () => {
  for (let n = 0; n < 300; n++) countDaily(`error:Error: ${n}`)
  await writeCounts()
  expect(rows()).toHaveLength(101)
  expect(rows()).toContainEqual(expect.objectContaining({ name: 'error:others', count: 200 }))
})
