import { signInRoute } from '@/lib/server/signing-in/sign-in-route'
import { signInFromLink } from '@/lib/server/signing-in/sign-in'
import { acceptOnly } from '@/lib/server/base/refusal'

/** The button on the page that a sign-in link opens. */
export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({ POST: signInRoute(signInFromLink) })
