import 'server-only'

/** What is to be done, and whoever waits for it. */
export interface Asked<Item, Result> {
  readonly item: Item
  resolve(result: Result): void
  reject(error: unknown): void
}

/**
 * Does what is asked for while a batch is on the way together, in the next batch.
 * @param run settles each of its batch, and never throws itself
 * @param most in one batch
 */
export function inBatches<Item, Result>(
  run: (batch: readonly Asked<Item, Result>[]) => Promise<void>,
  most = Infinity,
): (item: Item) => Promise<Result> {
  const waiting: Asked<Item, Result>[] = []
  let isRunning = false
  const runWaiting = async () => {
    if (isRunning) return
    isRunning = true
    while (waiting.length) {
      // Lets everybody join who is on the way.
      for (let joined = 0; joined < waiting.length && waiting.length < most;) {
        joined = waiting.length
        await new Promise(setImmediate)
      }
      await run(waiting.splice(0, most))
    }
    isRunning = false
  }
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      void runWaiting()
    })
}
