import type { TestDatabase } from '../databases'
import { expect } from '../site'

const waiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`

/** Runs statements in a transaction of another connection to Postgres, and commits once `work` waits for its locks. */
export async function behindTransaction<T>(
  { url, query }: TestDatabase,
  statements: string,
  work: () => Promise<T>,
): Promise<T> {
  const { default: pg } = await import('pg')
  const other = new pg.Client({ connectionString: url })
  await other.connect()
  await other.query(`BEGIN; ${statements}`)
  const done = work()
  await expect.poll(() => query(waiting)).toHaveLength(1)
  await other.query('COMMIT')
  await other.end()
  return done
}
