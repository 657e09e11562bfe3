import type { BrowserContext, Page } from '@playwright/test'
import type { Site } from '../server'

/** Signs a browser in with the worker's one session, because every real sign-in counts against the limit. */
export async function signedIn(context: BrowserContext, site: Site): Promise<void> {
  const [name, value] = (await site.signIn()).split(/=(.*)/s) as [string, string]
  await context.addCookies([{ name, value, url: site.url, httpOnly: true, sameSite: 'Lax' }])
}

/** Signs in by hand. */
export async function typePassword(page: Page, { owner }: Site, password = owner.password): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(owner.email)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
