/** @jest-environment node */
import { coalesced, untilDone } from '@/lib/server/coalesced'

/** Work whose runs end when they are told to. */
function heldWork() {
  const ends: (() => void)[] = []
  const begun = jest.fn(() => new Promise<void>((resolve) => void ends.push(resolve)))
  return { work: begun, begun, ends }
}

const until = async (condition: () => boolean) => {
  while (!condition()) await new Promise(setImmediate)
}

test('however many call while it runs, it runs once more for all of them', async () => {
  const { work, begun, ends } = heldWork()
  const first = coalesced('for all', work)
  void [1, 2, 3].map(() => coalesced('for all', work))
  expect(begun).toHaveBeenCalledTimes(1)
  ends[0]!()
  await until(() => ends.length === 2)
  ends[1]!()
  await first
  expect(begun).toHaveBeenCalledTimes(2)
})

test('only who began waits: a request that comes meanwhile isn’t kept for as long as others come', async () => {
  const { work, ends } = heldWork()
  const first = coalesced('no longer', work)
  await coalesced('no longer', work)
  ends[0]!()
  await until(() => ends.length === 2)
  await coalesced('no longer', work)
  ends[1]!()
  await until(() => ends.length === 3)
  ends[2]!()
  await first
})

test('who has to know that it’s done waits for a run of its own', async () => {
  const { work, begun, ends } = heldWork()
  const first = coalesced('known', work)
  let isDone = false
  const known = untilDone(() => coalesced('known', work)).then(() => (isDone = true))
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

test('what fails is logged, and the next call runs anew', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await coalesced('failing', () => Promise.reject(new Error('no')))
  expect(log).toHaveBeenCalled()
  const work = jest.fn(() => Promise.resolve())
  await coalesced('failing', work)
  expect(work).toHaveBeenCalledTimes(1)
  log.mockRestore()
})
