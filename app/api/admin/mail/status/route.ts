import { forOwner, ownerJson } from '@/lib/server/owner/guard'
import { deliveryStatus } from '@/lib/server/owner/mails'

export const GET = forOwner(async () => ownerJson(await deliveryStatus()))
