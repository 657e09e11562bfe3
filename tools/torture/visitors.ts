import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { enquiry } from '../../tests/support/enquiry'
import { type Answer, HttpClient } from '../../tests/support/http-client'
import type { Site } from '../../tests/support/server'

/** Whether a response is a clear refusal of ours, so that the visitor knows to try again. */
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

/** Counts visitors across all groups, so that no two have the same address. */
let everybody = 0

/** Visitors who keep sending until they're told that it worked, with the same key for each try. */
export class Visitors {
  /** Addresses of the leads that were acknowledged with a 200. */
  readonly acknowledged: string[] = []
  /** Counts of all other responses by status; 0 means no response at all. */
  readonly refusals = new Map<number, number>()
  /** Responses that are neither a 200 nor a refusal of ours. */
  readonly untrue: string[] = []
  /** Ms from sending to a 200, for visitors who only had to send once. */
  readonly latencies: number[] = []
  /** The longest wait for a response of any kind, in ms. */
  slowest = 0
  private readonly clients: HttpClient[]
  private stopped = false
  private started = 0

  /** @param sites instances that share one database. Posts go to each of them in turn. */
  constructor(...sites: Site[]) {
    this.clients = sites.map(({ port }) => new HttpClient(port))
  }

  private async once(email: string, key: string, turn: number): Promise<Answer> {
    const body = JSON.stringify(enquiry(email))
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

  /** One visitor, who retries with the same key until the lead is acknowledged. */
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

  /** Sends `count` more visitors, `atOnce` at a time. Resolves when all have been acknowledged. */
  async send(count: number, atOnce: number): Promise<void> {
    const last = this.started + count
    const line = async () => {
      while (!this.stopped && this.started < last) await this.persist()
    }
    await Promise.all(Array.from({ length: atOnce }, line))
  }

  /** Sends `perSecond` visitors a second, without waiting for earlier ones to get a response. */
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

  /** Keeps `atOnce` visitors coming while `trouble` lasts, and for a second after it. */
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

  /** Waits until `count` leads have been acknowledged in total. */
  async waitForAcknowledged(count: number): Promise<void> {
    while (this.acknowledged.length < count && !this.stopped) await pause(5)
  }

  /** Ms until the next lead is acknowledged. Needs visitors who keep coming. */
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
