import 'server-only'

/** A queued item, and its caller's promise. */
export interface Asked<Item, Result> {
  readonly item: Item
  resolve(result: Result): void
  reject(error: unknown): void
}

interface Options {
  /** In one batch. */
  readonly most?: number
  /** What is asked for while a batch is on the way waits for its end, and joins the next. */
  readonly oneAtATime?: boolean
}

/**
 * Does together what is asked for at the same time.
 * @param run settles each of its batch; those that it hasn't settled when it throws are rejected
 */
export function inBatches<Item, Result>(
  run: (batch: readonly Asked<Item, Result>[]) => Promise<void>,
  { most = Infinity, oneAtATime = false }: Options = {},
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
      const batch = waiting.splice(0, most)
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
