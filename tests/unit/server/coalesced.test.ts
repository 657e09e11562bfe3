/** @jest-environment node */
import { coalesced } from '@/lib/server/coalesced'

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
  const calls = [1, 2, 3, 4].map(() => coalesced('for all', work))
  expect(begun).toHaveBeenCalledTimes(1)
  ends[0]!()
  await until(() => ends.length === 2)
  ends[1]!()
  await Promise.all(calls)
  expect(begun).toHaveBeenCalledTimes(2)
})

test('nobody waits for more than the run after their call, however many others come meanwhile', async () => {
  const { work, ends } = heldWork()
  const first = coalesced('no longer', work)
  const second = coalesced('no longer', work)
  ends[0]!()
  await first
  await until(() => ends.length === 2)
  const third = coalesced('no longer', work)
  ends[1]!()
  await second
  await until(() => ends.length === 3)
  ends[2]!()
  await third
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
