import 'server-only'
import { drainOutbox } from './outbox'
import { sendNotices } from './push/notices'
import { syncLists } from './segments/sync'

/** What's looked for every few seconds, or whenever the scheduler of a host without timers calls. */
export const dueWork = [drainOutbox, sendNotices, syncLists] as const
