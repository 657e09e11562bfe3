import { readLog } from '@/lib/server/owner/audit'
import { ownerRoute, ownerJson } from '@/lib/server/owner/guard'

export const GET = ownerRoute(async () => ownerJson(await readLog()))
