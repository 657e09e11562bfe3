import { signInRoute } from '@/lib/server/owner/after-sign-in'
import { signInFromForm } from '@/lib/server/owner/sign-in'

/** The sign-in form without scripts: a plain post, then the page it leads to. */
export const POST = signInRoute(signInFromForm)
