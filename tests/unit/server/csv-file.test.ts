/** @jest-environment node */
import { csvResponse } from '@/lib/server/owner/csv-file'

afterEach(() => void jest.useRealTimers())

test('a spreadsheet downloaded in the morning has that day’s Brisbane date in its name', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-22T22:30:00Z'), doNotFake: ['nextTick', 'setImmediate'] })
  async function* lines() {
    yield 'Name\r\n'
  }
  const answer = await csvResponse('leads', lines())
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="leads-2026-11-23.csv"')
})
