import { ownerRoute, ownerJson } from '@/lib/server/owner/guard'
import { listsOverview } from '@/lib/server/owner/subscribers'

export const GET = ownerRoute(async () => ownerJson(await listsOverview()))
