import { signInRoute } from '@/lib/server/owner/after-sign-in'
import { signInByCode } from '@/lib/server/owner/sign-in'

/** The second step of signing in, where an authenticator app is set up. */
export const POST = signInRoute(signInByCode)
