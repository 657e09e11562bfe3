import type { Site } from '../server'

/** Takes an address off the newsletter, as one-click unsubscribe in an email program does. */
export async function unsubscribeByPost(site: Site, email: string): Promise<Response> {
  const [place] = await site.db.query<{ token: string }>(
    `SELECT token FROM "Subscriber" WHERE "emailKey" = '${email}' AND list = 'newsletter'`,
  )
  return site.postPlain(`/unsubscribe/${place!.token}`, [['List-Unsubscribe', 'One-Click']])
}
