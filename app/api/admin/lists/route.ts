import { forOwner, ownerJson } from '@/lib/server/owner/guard'
import { listOverviews } from '@/lib/server/owner/subscribers'

export const GET = forOwner(async () => ownerJson(await listOverviews()))
