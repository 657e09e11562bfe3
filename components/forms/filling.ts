/** A name for one sending of one filling (contract, Idempotency-Key). */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}

/**
 * The key's life: made when the form is first touched, kept through failures, new after a success, and new when a
 * field changes after a failure, since the other words are another filling.
 */
export class Filling {
  key = newKey()
  readonly startedAt = Date.now()
  /** The key under which a failed sending waits for the network. */
  queued: string | undefined
  private failed = false

  succeeded() {
    this.key = newKey()
    this.queued = undefined
    this.failed = false
  }

  hasFailed() {
    this.failed = true
  }

  changed() {
    if (!this.failed) return
    this.key = newKey()
    this.failed = false
  }
}
