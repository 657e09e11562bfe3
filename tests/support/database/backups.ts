import { callApi } from '../owner/as-owner'
import { act } from '../owner/owner-page'
import { enquiry } from '../enquiry'
import type { Site } from '../server'
import { runTool } from '../tool'
import { unsubscribeByPost } from '../mail/unsubscribe'

/** Tables that a restore leaves unchanged. */
export const kept = ['Lead', 'Upload', 'Receipt', 'Subscriber', 'user', 'account']

export const backup = (site: Site, file: string) => runTool('backup.mjs', site.environment(), file)
export const restore = (env: NodeJS.ProcessEnv, ...args: string[]) => runTool('restore.mjs', env, ...args)

/** Signs an address up to a list while the owner's daily digest is on, then turns it off again. */
export async function signUpForDigest(site: Site, email: string): Promise<void> {
  const set = (on: boolean) => act(site, 'mail', 'mail-digest', on ? { on: '1' } : {})
  await set(true)
  await site.post('/api/newsletter', { email })
  await set(false)
}

/** Who has a place on a list or a lead in a database, and whether they're subscribed: `left@visitor.example true`. */
export async function peopleIn(db: Site['db']): Promise<string[]> {
  const rows = await db.query<{ who: string; subscribed: number | boolean | null }>(
    `SELECT "emailKey" AS who, "unsubscribedAt" IS NULL AS subscribed FROM "Subscriber" UNION ALL
     SELECT "emailKey", NULL FROM "Lead" WHERE form = 'contact'`,
  )
  return rows.map(({ who, subscribed }) => (subscribed === null ? who : `${who} ${Boolean(subscribed)}`)).sort()
}

/** Three people, of whom one leaves a list and one is erased once there's a backup of them all. */
export async function departedSince(site: Site, takeBackup: () => Promise<unknown>): Promise<void> {
  for (const name of ['left', 'erased', 'stays'])
    for (const path of ['/api/newsletter', '/api/contact'])
      await site.post(
        path,
        path === '/api/contact' ? enquiry(`${name}@visitor.example`) : { email: `${name}@visitor.example` },
      )
  await takeBackup()
  await unsubscribeByPost(site, 'left@visitor.example')
  await callApi(site, 'DELETE', 'person?email=erased@visitor.example')
}

/** What `peopleIn` finds once that backup has been restored. */
export const afterDepartures = [
  'left@visitor.example',
  'left@visitor.example false',
  'stays@visitor.example',
  'stays@visitor.example true',
]

/** Visitors who send enquiries until they're told to stop. */
export function visitors(site: Site) {
  const acknowledged: string[] = []
  let going = true
  const visit = async (who: number) => {
    for (let n = 0; going; n++) {
      const email = `visitor.${who}.${n}@visitor.example`
      if ((await site.post('/api/contact', enquiry(email))).status === 200) acknowledged.push(email)
    }
  }
  const all = Promise.all([0, 1, 2, 3].map(visit))
  return { acknowledged, stop: async () => ((going = false), await all) }
}
