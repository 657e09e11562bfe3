import { act } from './owner-page'
import { enquiry } from './enquiry'
import type { Site } from './server'
import { runTool } from './tool'

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
