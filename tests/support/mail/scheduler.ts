import type { Site } from '../server'

const secret = 'a-secret-for-the-scheduler'

/** The environment of a site that has a scheduler. */
export const scheduled = { CRON_SECRET: secret }

/** Calls a site as its scheduler does: it sends what's due, keeps lists in step and deletes what has expired. */
export const callScheduler = (site: Site, Authorization = `Bearer ${secret}`) =>
  site.request('/api/cron/outbox', { headers: { Authorization } })
