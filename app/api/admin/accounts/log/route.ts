import { readLog } from '@/lib/server/owner/audit'
import { forOwner, ownerJson } from '@/lib/server/owner/guard'

export const GET = forOwner(async () => ownerJson(await readLog()))
