import 'server-only'
import { setTimeout } from 'node:timers/promises'
import { forms } from '@/lib/forms/registry'
import { today } from '../../local-time'
import { periods } from '../../owner/business'
import { shared } from '../base/shared'
import { addDailyCounts } from '../base/sql/counts'

/** Counts are collected for this long and written together. */
const writeEveryMs = 10_000
/** Long enough for the longest of the owner's periods, which starts on a Monday. */
export const keptDays = 7 * (Math.max(...periods) + 1)
/** Distinct errors counted per day. A broken release has a few; someone making them up could send any number. */
const maxErrors = 100

interface Counts {
  /** Counts not written yet, by day and name. */
  readonly waiting: Map<string, number>
  /** The errors that have a row of their own. */
  readonly errors: Set<string>
  readonly stopping: AbortController
  isWriting?: boolean
}

const counts = shared<Counts>('counts', () => ({
  waiting: new Map(),
  errors: new Set(),
  stopping: new AbortController(),
}))
const { waiting, errors, stopping } = counts

const slugs = forms.map(({ slug }) => slug).join('|')
const formName = new RegExp(`^(view|start):(${slugs})$`)
// Only what `describeError` can produce.
const errorName = /^error:\w{1,40}: [^\d"'`@\p{C}]{0,120} at \/_next\/static\/[\w./~-]{1,100}:\d{1,6}:\d{1,7}$/u

/** Whether a browser's report is counted: only if the site can produce its name, so that nobody can fill the table. */
export const isCountable = (reported: string) => formName.test(reported) || errorName.test(reported)

/** Counts something that has just happened, in memory until `writeCounts` stores it. */
export function countDaily(name: string): void {
  const day = today()
  let key = `${day} ${name}`
  if (name.startsWith('error:')) {
    for (const other of errors) if (!other.startsWith(day)) errors.delete(other)
    if (errors.size < maxErrors) errors.add(key)
    if (!errors.has(key)) key = `${day} error:others`
  }
  waiting.set(key, (waiting.get(key) ?? 0) + 1)
}

/** Stores the waiting counts. If that fails they keep waiting, without a log entry, because nothing depends on them. */
async function write(): Promise<void> {
  const counted = [...waiting].sort(([one], [other]) => (one < other ? -1 : 1))
  if (!counted.length) return
  waiting.clear()
  try {
    await addDailyCounts(counted.map(([key, count]) => [key.slice(0, 10), key.slice(11), count]))
  } catch {
    for (const [key, count] of counted) waiting.set(key, (waiting.get(key) ?? 0) + count)
  }
}

/**
 * Stores the counts within seconds, or at once if the process is stopping. For Next's `after`, which a shutdown waits
 * for. Concurrent calls share one write that only the first waits for, because waiting keeps a request in memory.
 */
export async function writeCounts(): Promise<void> {
  if (counts.isWriting) return
  counts.isWriting = true
  await setTimeout(writeEveryMs, undefined, { signal: stopping.signal }).catch(() => undefined)
  counts.isWriting = false
  await write()
}

/** For a shutdown: counts no longer wait to be written together. */
export const flushCounts = () => stopping.abort()
