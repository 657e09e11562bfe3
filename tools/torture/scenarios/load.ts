import { setTimeout as pause } from 'node:timers/promises'
import { HttpClient } from '../../../tests/support/http-client'
import type { Site } from '../../../tests/support/server'
import type { Scenario } from '../scenario'
import { percentile } from '../visitors'

const atOnce = 16

export const load: Scenario = {
  about: 'nothing goes wrong',
  run: async ({ visitors, options: { leads } }) => {
    const begun = performance.now()
    await visitors.send(leads, atOnce)
    return `${Math.round(leads / ((performance.now() - begun) / 1_000))} leads a second`
  },
}

/** Reads `perSecond` pages a second until `done` returns true. Returns the time each one took, in ms. */
async function readPages(port: number, perSecond: number, done: () => boolean): Promise<number[]> {
  const client = new HttpClient(port)
  const paths = ['/', '/contact', '/services', '/about', '/the-sunnie-journal', '/subscribe']
  const taken: number[] = []
  const all: Promise<void>[] = []
  const begun = performance.now()
  while (!done()) {
    const due = ((performance.now() - begun) / 1_000) * perSecond
    while (all.length < due) {
      const path = paths[all.length % paths.length]!
      const sent = begun + (all.length / perSecond) * 1_000
      all.push(
        client
          .send({ method: 'GET', path, headers: { 'Accept-Encoding': 'gzip' } })
          .then(({ status }) => void taken.push(status === 200 ? performance.now() - sent : Infinity)),
      )
    }
    await pause(5)
  }
  await Promise.all(all)
  client.close()
  return taken
}

const refreshMs = 30_000

/** An owner's inbox left open in a tab until `done` returns true. */
async function keepTab(site: Site, done: () => boolean, failed: (path: string) => void): Promise<void> {
  await pause(Math.random() * refreshMs)
  while (!done()) {
    for (const path of ['/api/admin/leads', '/api/admin/leads/counts', '/api/admin/mail/status']) {
      const answer = await site.asOwner(path)
      await answer.arrayBuffer()
      if (answer.status !== 200) failed(`${path}: ${answer.status}`)
    }
    await pause(refreshMs)
  }
}

export const steady: Scenario = {
  about: 'leads at a steady rate while pages are read; email is kept, so its cost is not included',
  site: { withCarrier: false },
  run: async ({ site, visitors, options, check }) => {
    const { rate, pages, tabs, minutes } = options
    await visitors.send(50, 4) // warm the server up, so that a short run measures the same as a long one
    visitors.latencies.length = 0
    let done = false
    const reading = readPages(site.port, pages, () => done)
    if (tabs) await site.signIn()
    for (let tab = 0; tab < tabs; tab++)
      void keepTab(
        site,
        () => done,
        (what) => check(false, what),
      ).catch((error: unknown) => check(done, String(error)))
    await visitors.arrive(rate, minutes * 60)
    done = true
    const taken = await reading
    const refused = [...visitors.refusals.values()].reduce((sum, count) => sum + count, 0)
    check(refused === 0, `${refused} posts refused`)
    check(taken.every(Number.isFinite), 'some pages did not return 200')
    return `${rate} leads and ${pages} pages a second and ${tabs} tabs for ${minutes} min: pages p50 ${percentile(taken, 0.5)} ms, p99 ${percentile(taken, 0.99)} ms (${taken.length} read), ${refused} posts refused`
  },
}

export const burst: Scenario = {
  about: 'two thousand posts at the same instant',
  site: { withCarrier: false },
  run: async ({ visitors, check }) => {
    const begun = performance.now()
    await visitors.send(2_000, 2_000)
    const seconds = (performance.now() - begun) / 1_000
    check(visitors.slowest < 10_000, `a response took ${Math.round(visitors.slowest)} ms`)
    check(!visitors.refusals.has(0), 'some posts got no response')
    return `all answered within ${(visitors.slowest / 1_000).toFixed(1)} s, all stored after ${seconds.toFixed(1)} s`
  },
}
