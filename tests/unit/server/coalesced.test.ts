/** @jest-environment node */
import { runCoalesced, runToCompletion } from '@/lib/server/base/sql/queue'

/** Work whose runs end when the test says so. */
function heldWork() {
  const ends: (() => void)[] = []
  const begun = jest.fn(() => new Promise<void>((resolve) => void ends.push(resolve)))
  return { work: begun, begun, ends }
}

const until = async (condition: () => boolean) => {
  while (!condition()) await new Promise(setImmediate)
}

test('any number of calls during a run share one more run', async () => {
  const { work, begun, ends } = heldWork()
  const first = runCoalesced('for all', work)
  void [1, 2, 3].map(() => runCoalesced('for all', work))
  expect(begun).toHaveBeenCalledTimes(1)
  ends[0]!()
  await until(() => ends.length === 2)
  ends[1]!()
  await first
  expect(begun).toHaveBeenCalledTimes(2)
})

test('only the caller that started the work waits, so a later request isn’t held up by those after it', async () => {
  const { work, ends } = heldWork()
  const first = runCoalesced('no longer', work)
  await runCoalesced('no longer', work)
  ends[0]!()
  await until(() => ends.length === 2)
  await runCoalesced('no longer', work)
  ends[1]!()
  await until(() => ends.length === 3)
  ends[2]!()
  await first
})

test('a caller that has to know it’s done waits until it has run the work itself', async () => {
  const { work, begun, ends } = heldWork()
  const first = runCoalesced('known', work)
  let isDone = false
  const known = runToCompletion(() => runCoalesced('known', work)).then(() => (isDone = true))
  ends[0]!()
  await until(() => ends.length === 2)
  ends[1]!()
  await first
  await until(() => ends.length === 3)
  expect(isDone).toBe(false)
  ends[2]!()
  await known
  expect(begun).toHaveBeenCalledTimes(3)
})

test('a failure is logged, and the next call starts a new run', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await runCoalesced('failing', () => Promise.reject(new Error('no')))
  expect(log).toHaveBeenCalled()
  const work = jest.fn(() => Promise.resolve())
  await runCoalesced('failing', work)
  expect(work).toHaveBeenCalledTimes(1)
  log.mockRestore()
})
