import { forOwner, ownerJson } from '@/lib/server/owner/guard'
import { listsOverview } from '@/lib/server/owner/subscribers'

export const GET = forOwner(async () => ownerJson(await listsOverview()))
