import type { TestDatabase } from '../databases'

export interface LeadRow {
  id: string
  form: string
  state: string
  email: string
  payload: Record<string, unknown>
  remarks: string[]
  meta: Record<string, unknown>
}

/** The leads in a database, newest first: one sender's, or all of them. */
export async function readLeads(db: TestDatabase, email?: string): Promise<LeadRow[]> {
  const rows = await db.query<Record<string, string>>('SELECT * FROM "Lead" ORDER BY "createdAt" DESC, "id"')
  return rows
    .filter((row) => email === undefined || row.email === email)
    .map((row) => ({
      id: row.id!,
      form: row.form!,
      state: row.state!,
      email: row.email!,
      payload: JSON.parse(row.payload!) as Record<string, unknown>,
      remarks: JSON.parse(row.remarks!) as string[],
      meta: JSON.parse(row.meta!) as Record<string, unknown>,
    }))
}
