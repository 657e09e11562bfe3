/** @jest-environment node */
import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import Database from 'libsql'
import { join, sql } from '@/lib/server/base/db'
import { inGroupedWrite } from '@/lib/server/base/sql/grouped-writes'

const folder = mkdtempSync(path.join(os.tmpdir(), 'sunnie-'))
const file = path.join(folder, 'sunnie.db')
let db: InstanceType<typeof Database>

function create() {
  db = new Database(file)
  db.exec('PRAGMA journal_mode=WAL; CREATE TABLE word (text TEXT PRIMARY KEY) WITHOUT ROWID')
}

beforeAll(() => {
  create()
  process.env.DATABASE_URL = `file:${file}`
})

afterAll(() => {
  db.close()
  rmSync(folder, { recursive: true })
})

const write = (...words: string[]) =>
  inGroupedWrite(async (query) => {
    for (const word of words) await query(sql`INSERT INTO word VALUES (${join([word])}) RETURNING text`)
    return words.length
  })
const words = () =>
  (db.prepare('SELECT text FROM word ORDER BY text').all() as { text: string }[]).map(({ text }) => text)

test('a write that fails is rolled back and fails alone, and the others are stored once', async () => {
  const outcomes = await Promise.allSettled([
    write('mango'),
    write('lime', 'mango'),
    write('palm'),
    write('fern', 'reef'),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
  expect(words()).toEqual(['fern', 'mango', 'palm', 'reef'])
})

test('while another process holds the lock, a write waits without blocking anything else', async () => {
  db.exec('BEGIN IMMEDIATE')
  let isStored = false
  const stored = write('sand').then(() => (isStored = true))
  for (let turn = 0; turn < 20; turn++) await setImmediate()
  expect(isStored).toBe(false)
  db.exec('COMMIT')
  await stored
  expect(words()).toContain('sand')
})

test('a write that has waited too long is rejected, and a later one keeps waiting', async () => {
  let later = 0
  const real = Date.now
  jest.spyOn(Date, 'now').mockImplementation(() => real() + later)
  db.exec('BEGIN IMMEDIATE')
  const first = write('first')
  for (let turn = 0; turn < 20; turn++) await setImmediate()
  const second = write('second')
  later = 5_000
  const third = write('third')
  later = 9_000
  await expect(first).rejects.toThrow('locked')
  await expect(second).rejects.toThrow('locked')
  db.exec('COMMIT')
  await third
  expect(words()).toContain('third')
  jest.restoreAllMocks()
})

test('a database file that was moved away gets no more writes, and its replacement does', async () => {
  await write('gull')
  for (const part of ['', '-wal', '-shm']) renameSync(file + part, `${file}.away${part}`)
  await expect(write('heron')).rejects.toThrow()
  create()
  await expect(write('ibis')).rejects.toThrow('replaced')
  await write('jabiru')
  expect(words()).toEqual(['jabiru'])
})
