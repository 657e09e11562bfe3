import type { BrowserContext } from '@playwright/test'
import type { Site } from './site'

/** Signs a browser in by the worker's one session: every real sign-in counts against the limit. */
export async function signedIn(context: BrowserContext, site: Site): Promise<void> {
  const [name, value] = (await site.signIn()).split(/=(.*)/s) as [string, string]
  await context.addCookies([{ name, value, url: site.url, httpOnly: true, sameSite: 'Lax' }])
}
