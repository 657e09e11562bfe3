import { signInRoute } from '@/lib/server/owner/after-sign-in'
import { signInFromLink } from '@/lib/server/owner/sign-in'

/** The one button of the page that a sign-in link opens. */
export const POST = signInRoute(signInFromLink)
