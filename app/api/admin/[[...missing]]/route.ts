import { forOwner, notFound } from '@/lib/server/owner/guard'

/** No endpoint at this address. Signed out that's nobody's business: 401, as for all of /api/admin (decision E21). */
const missing = forOwner(async () => notFound('There is nothing at this address.'))

export { missing as DELETE, missing as GET, missing as PATCH, missing as POST, missing as PUT }
