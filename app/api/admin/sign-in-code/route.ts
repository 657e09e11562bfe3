import { signInRoute } from '@/lib/server/owner/sign-in-route'
import { signInByCode } from '@/lib/server/owner/sign-in'
import { acceptOnly } from '@/lib/server/refusal'

/** The second step of signing in, if an authenticator app is set up. */
export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({ POST: signInRoute(signInByCode) })
