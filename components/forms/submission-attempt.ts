/** A name for one sending (contract, Idempotency-Key). */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}

/**
 * One attempt to send a form, and the life of its key: made when the form is first touched, kept through failures, new
 * after a success, and new when a field changes after a failure, since other words are another submission.
 */
export class SubmissionAttempt {
  key = newKey()
  readonly startedAt = Date.now()
  /** The key under which a failed attempt waits for the network. */
  queuedAs: string | undefined
  private failed = false

  succeeded() {
    this.key = newKey()
    this.queuedAs = undefined
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

  /** Takes up what an earlier page queued: the same words again are the same submission, whichever arrives first. */
  resume(key: string) {
    this.key = key
    this.queuedAs = key
    this.failed = true
  }
}
