import type { Site } from '../server'

/** The environment of another instance that shares a site's database and mail carrier. */
export function sharedEnvironment(site: Site) {
  const { DATABASE_URL, RESEND_API_KEY, RESEND_BASE_URL, MAIL_FROM } = site.environment()
  return { DATABASE_URL, RESEND_API_KEY, RESEND_BASE_URL, MAIL_FROM }
}
