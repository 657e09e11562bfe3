import { ownerRoute } from '@/lib/server/signing-in/guard'
import { signInForms } from '@/lib/server/signing-in/sign-in'
import { type Method, unknownPath } from '@/lib/server/base/refusal'

/** Unknown endpoints. Anyone signed out gets 401, as everywhere under /api/admin. */
const unknown = ownerRoute({ helpers: true }, () => Promise.resolve(unknownPath()))

/** The forms that sign in and out. */
async function handle(request: Request, context: { params: Promise<{ path?: string[] }> }) {
  const form = signInForms[(await context.params).path?.join('/') ?? '']
  return form ? form[request.method as Method](request) : unknown(request, context)
}

export { handle as DELETE, handle as GET, handle as OPTIONS, handle as PATCH, handle as POST, handle as PUT }
