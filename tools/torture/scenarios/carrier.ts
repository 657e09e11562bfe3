import { setTimeout as pause } from 'node:timers/promises'
import { callApi } from '../../../tests/support/as-owner'
import type { Outcome } from '../../../tests/support/mail-carrier'
import type { Scenario } from '../scenario'
import { waitForDrain } from '../verdict'

const atOnce = 16

export const carrier: Scenario = {
  about: 'for 20 s the carrier rejects the key, asks for pauses, fails, hangs, and sends malformed responses or none',
  run: async ({ site, visitors, options }) => {
    const faults: Outcome[] = [401, 429, 500, 503, 'hang', 'accept-and-hang-up', 'garbage']
    const begun = Date.now()
    site.carrier!.outcome = (attempt) => (Date.now() - begun < 20_000 ? faults[attempt % faults.length]! : 'accept')
    await visitors.send(options.leads, atOnce)
    await waitForDrain(site, options.drain)
    const { attempts } = site.carrier!
    return `${attempts.length} attempts for ${new Set(attempts).size} emails`
  },
}

export const refused: Scenario = {
  about: 'the carrier rejects emails for good (422); the owner sends them again',
  run: async ({ site, visitors, options, check }) => {
    site.carrier!.outcome = () => 422
    await visitors.send(20, 4)
    await waitForDrain(site, options.drain)
    const before = site.carrier!.attempts.length
    await pause(6_000) // longer than the outbox's timer
    check(site.carrier!.attempts.length === before, 'emails rejected for good were retried automatically')
    site.carrier!.outcome = () => 'accept'
    for (const { id } of await site.db.query<{ id: string }>(`SELECT id FROM "OutboxMessage" WHERE state = 'failed'`))
      await callApi(site, 'POST', `mail/${id}`, { action: 'send' })
    return `${before} attempts rejected`
  },
}
