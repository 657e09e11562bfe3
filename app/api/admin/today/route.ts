import { forOwner, ownerJson } from '@/lib/server/owner/guard'
import { readToday } from '@/lib/server/owner/today'

export const GET = forOwner(async () => ownerJson(await readToday()))
