import { signInRoute } from '@/lib/server/owner/sign-in-route'
import { signInFromForm } from '@/lib/server/owner/sign-in'
import { acceptOnly } from '@/lib/server/refusal'

/** The sign-in form without JavaScript: a plain post and a redirect. */
export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({ POST: signInRoute(signInFromForm) })
