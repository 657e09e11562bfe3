import 'server-only'
import { drainOutbox } from '../mail/outbox'
import { syncLists } from '../mail/segments'
import { sendNotices } from '../push/notices'

/** What's looked for every few seconds, or whenever the scheduler of a host without timers calls. */
export const dueWork = [drainOutbox, sendNotices, syncLists] as const
