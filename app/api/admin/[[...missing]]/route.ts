import { forOwner } from '@/lib/server/owner/guard'
import { nothingThere } from '@/lib/server/refusal'

/** No endpoint at this address. Signed out that's nobody's business: 401, as for all of /api/admin (decision E21). */
const missing = forOwner(async () => nothingThere())

export { missing as DELETE, missing as GET, missing as PATCH, missing as POST, missing as PUT }
