import { signInRoute } from '@/lib/server/owner/sign-in-route'
import { signInFromLink } from '@/lib/server/owner/sign-in'
import { acceptOnly } from '@/lib/server/refusal'

/** The button on the page that a sign-in link opens. */
export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({ POST: signInRoute(signInFromLink) })
