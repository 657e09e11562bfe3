import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, HttpClient } from '../../tests/support/http-client'
import type { Site } from '../../tests/support/server'

/** An answer that promises nothing: in the contract's shape, so that a visitor knows where she stands. */
function isHonestRefusal({ status, headers, text }: Answer): boolean {
  if (status !== 503 && status !== 429) return false
  try {
    const { success, message } = JSON.parse(text) as { success: unknown; message: unknown }
    return success === false && typeof message === 'string' && Number(headers['retry-after']) > 0
  } catch {
    return false
  }
}

/** The `share` percentile, rounded. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}

/** So that two groups of visitors have nobody in common. */
let everybody = 0

/** Visitors who press Send until they are told that it worked, each submission under one key. */
export class Visitors {
  /** Addresses of the leads that were acknowledged with a 200. */
  readonly acknowledged: string[] = []
  /** Every other answer, by its status; 0 is no answer at all. */
  readonly refusals = new Map<number, number>()
  /** Answers that are neither a 200 nor a refusal in the contract's words. */
  readonly untrue: string[] = []
  /** From the moment that a visitor pressed Send to a 200, in ms; without those who had to press again. */
  readonly latencies: number[] = []
  /** The longest that anybody waited for an answer of any kind, in ms. */
  slowest = 0
  private readonly clients: HttpClient[]
  private stopped = false
  private started = 0

  /** @param sites instances that share one database; each post goes to the next of them */
  constructor(...sites: Site[]) {
    this.clients = sites.map(({ port }) => new HttpClient(port))
  }

  private async once(email: string, key: string, turn: number): Promise<Answer> {
    const body = JSON.stringify({ name: 'Alex Reef', email, subject: 'A clean', message: `Two bedrooms, for ${email}` })
    const begun = performance.now()
    const answer = await this.clients[turn % this.clients.length]!.send({
      method: 'POST',
      path: '/api/contact',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body,
    })
    this.slowest = Math.max(this.slowest, performance.now() - begun)
    return answer
  }

  /** One visitor: writes, and tries again under the same key until it is acknowledged. */
  private async persist(begun = performance.now()): Promise<void> {
    const turn = this.started++
    const email = `visitor-${everybody++}@visitor.example`
    const key = randomUUID()
    for (let tries = 0; ; tries++) {
      const answer = await this.once(email, key, turn + tries)
      if (answer.status === 200) {
        if (tries === 0) this.latencies.push(performance.now() - begun)
        return void this.acknowledged.push(email)
      }
      this.refusals.set(answer.status, (this.refusals.get(answer.status) ?? 0) + 1)
      if (answer.status !== 0 && !isHonestRefusal(answer))
        this.untrue.push(`${answer.status} ${answer.text.slice(0, 200)}`)
      if (this.stopped) return
      await pause(100)
    }
  }

  /** `count` more visitors, `atOnce` of them at a time. Resolves when each has been acknowledged. */
  async send(count: number, atOnce: number): Promise<void> {
    const last = this.started + count
    const line = async () => {
      while (!this.stopped && this.started < last) await this.persist()
    }
    await Promise.all(Array.from({ length: atOnce }, line))
  }

  /** Visitors who come without looking whether the ones before have been answered, so many a second. */
  async arrive(perSecond: number, seconds: number): Promise<void> {
    const begun = performance.now()
    const all: Promise<void>[] = []
    while (all.length < perSecond * seconds) {
      const due = Math.min(perSecond * seconds, ((performance.now() - begun) / 1_000) * perSecond)
      while (all.length < due) all.push(this.persist(begun + (all.length / perSecond) * 1_000))
      await pause(5)
    }
    await Promise.all(all)
  }

  /** Keeps `atOnce` visitors coming while `trouble` lasts, and a second longer. */
  async during<T>(atOnce: number, trouble: () => Promise<T>): Promise<T> {
    const coming = this.send(Infinity, atOnce)
    try {
      return await trouble()
    } finally {
      await pause(1_000)
      this.stopped = true
      await coming
      this.stopped = false
    }
  }

  /** Waits until `count` leads have been acknowledged altogether. */
  async reach(count: number): Promise<void> {
    while (this.acknowledged.length < count && !this.stopped) await pause(5)
  }

  /** How long it takes until somebody is told again that it worked, in ms. Needs visitors who keep coming. */
  async recovery(): Promise<number> {
    const begun = performance.now()
    const before = this.acknowledged.length
    while (this.acknowledged.length === before && performance.now() - begun < 60_000) await pause(5)
    return Math.round(performance.now() - begun)
  }

  close() {
    for (const client of this.clients) client.close()
  }
}
