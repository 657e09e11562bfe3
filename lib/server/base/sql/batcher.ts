import 'server-only'

/** A queued item, and its caller's promise. */
export interface QueuedItem<Item, Result> {
  readonly item: Item
  resolve(result: Result): void
  reject(error: unknown): void
}

interface Options {
  /** The most items in a batch. */
  readonly max?: number
  /** Items that arrive while a batch is running wait for it to end, and join the next one. */
  readonly oneAtATime?: boolean
}

/**
 * Batches items that arrive at the same time.
 * @param run settles every item of its batch. If it throws, any item it hasn't settled is rejected.
 */
export function createBatcher<Item, Result>(
  run: (batch: readonly QueuedItem<Item, Result>[]) => Promise<void>,
  { max = Infinity, oneAtATime = false }: Options = {},
): (item: Item) => Promise<Result> {
  const waiting: QueuedItem<Item, Result>[] = []
  let isRunning = false
  const runWaiting = async () => {
    if (isRunning) return
    isRunning = true
    while (waiting.length) {
      // Wait until no more items are arriving.
      for (let joined = 0; joined < waiting.length && waiting.length < max;) {
        joined = waiting.length
        await new Promise(setImmediate)
      }
      const batch = waiting.splice(0, max)
      const settled = run(batch).catch((error: unknown) => batch.forEach(({ reject }) => reject(error)))
      if (oneAtATime) await settled
    }
    isRunning = false
  }
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      void runWaiting()
    })
}
