import { randomUUID } from 'node:crypto'
import type { Site } from '../../tests/support/server'

/** Visitors who press Send until they are told that it worked, each submission under one key. */
export class Visitors {
  /** Addresses of the leads that were acknowledged with a 200. */
  readonly acknowledged: string[] = []
  /** Every other answer, by its status; 0 is no answer at all. */
  readonly refusals = new Map<number, number>()
  readonly latencies: number[] = []
  private stopped = false
  private started = 0

  constructor(private readonly site: Site) {}

  private async once(email: string, key: string): Promise<number> {
    const body = { name: 'Alex Reef', email, subject: 'A clean', message: `Two bedrooms, for ${email}` }
    const begun = performance.now()
    try {
      const response = await this.site.post('/api/contact', body, { 'Idempotency-Key': key })
      await response.text()
      if (response.status === 200) this.latencies.push(performance.now() - begun)
      return response.status
    } catch {
      return 0
    }
  }

  /** One visitor: writes, and tries again under the same key until it is acknowledged. */
  private async persist(): Promise<void> {
    const email = `visitor-${this.started++}@visitor.example`
    const key = randomUUID()
    for (;;) {
      const status = await this.once(email, key)
      if (status === 200) return void this.acknowledged.push(email)
      this.refusals.set(status, (this.refusals.get(status) ?? 0) + 1)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  /** `count` visitors, `atOnce` of them at a time. Resolves when each has been acknowledged. */
  async send(count: number, atOnce: number): Promise<void> {
    const line = async () => {
      while (!this.stopped && this.started < count) await this.persist()
    }
    await Promise.all(Array.from({ length: atOnce }, line))
  }

  stop() {
    this.stopped = true
  }

  /** The `share` percentile of acknowledged posts, in ms. */
  percentile(share: number): number {
    const sorted = this.latencies.toSorted((one, other) => one - other)
    return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  }
}
