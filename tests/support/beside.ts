import type { Site } from './server'

/** The environment of another instance on a site's database, which mails by the same carrier. */
export function beside(site: Site) {
  const { DATABASE_URL, RESEND_API_KEY, RESEND_BASE_URL, MAIL_FROM } = site.environment()
  return { DATABASE_URL, RESEND_API_KEY, RESEND_BASE_URL, MAIL_FROM }
}
