import { ownerRoute } from '@/lib/server/signing-in/guard'
import { unknownPath } from '@/lib/server/base/refusal'

/** Unknown endpoints. Anyone signed out gets 401, as everywhere under /api/admin (decision E21). */
const missing = ownerRoute(async () => unknownPath())

export { missing as DELETE, missing as GET, missing as OPTIONS, missing as PATCH, missing as POST, missing as PUT }
