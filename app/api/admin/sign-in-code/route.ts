import { signInRoute } from '@/lib/server/signing-in/sign-in-route'
import { signInByCode } from '@/lib/server/signing-in/sign-in'
import { acceptOnly } from '@/lib/server/base/refusal'

/** The second step of signing in, if an authenticator app is set up. */
export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({ POST: signInRoute(signInByCode) })
