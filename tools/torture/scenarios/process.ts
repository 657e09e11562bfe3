import { setTimeout as pause } from 'node:timers/promises'
import { preload } from '../../../tests/support/server'
import type { Scenario } from '../scenario'

const atOnce = 16

export const kills: Scenario = {
  about: 'SIGKILL at random moments under load; the carrier occasionally loses a response or fails',
  run: async ({ site, visitors, options: { leads, kills: wanted } }) => {
    // Fail less often in a long run, because all email pauses for a second after each failure.
    const seldom = Math.max(20, Math.round(leads / 20))
    site.carrier!.outcome = (attempt) =>
      attempt % seldom === 0 ? (attempt % (2 * seldom) === 0 ? 500 : 'accept-and-hang-up') : 'accept'
    const sending = visitors.send(leads, atOnce)
    const recoveries: number[] = []
    for (let killed = 0; killed < wanted; killed++) {
      // Spread the kills over the run by the number of leads acknowledged, at a random point in each share.
      await visitors.waitForAcknowledged(((killed + Math.random()) * leads) / (wanted + 1))
      await pause(Math.random() * 50)
      await site.end('SIGKILL')
      const begun = performance.now()
      await site.start()
      recoveries.push(performance.now() - begun)
    }
    await sending
    return `${recoveries.length} kills, up again within ${Math.round(Math.max(0, ...recoveries))} ms`
  },
}

/** Ms that the process takes to end after SIGTERM. */
export async function terminate(site: Parameters<Scenario['run']>[0]['site']): Promise<number> {
  const begun = performance.now()
  await site.end('SIGTERM')
  return performance.now() - begun
}

export const sigterm: Scenario = {
  about: 'SIGTERM under load, then a start, five times',
  run: ({ site, visitors, check }) =>
    visitors.during(atOnce, async () => {
      const ends: number[] = []
      for (let time = 0; time < 5; time++) {
        await pause(1_000)
        ends.push(await terminate(site))
        await site.start()
      }
      const longest = Math.round(Math.max(...ends))
      check(longest < 12_000, `it took ${longest} ms to exit`)
      return `exited within ${longest} ms`
    }),
}

export const clock: Scenario = {
  site: { env: preload('movable-clock') },
  about: 'the clock jumps an hour ahead, and two back, while leads come in',
  run: ({ site, visitors }) =>
    visitors.during(4, async () => {
      for (const signal of ['SIGUSR2', 'SIGHUP', 'SIGUSR2', 'SIGUSR2', 'SIGHUP', 'SIGUSR2'] as const) {
        await pause(1_500)
        site.signal(signal)
      }
      await pause(1_500)
      return 'six jumps, correct again at the end'
    }),
}
