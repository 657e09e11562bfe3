import { signInRoute } from '@/lib/server/signing-in/sign-in-route'
import { signInFromForm } from '@/lib/server/signing-in/sign-in'
import { acceptOnly } from '@/lib/server/base/refusal'

/** The sign-in form without JavaScript: a plain post and a redirect. */
export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({ POST: signInRoute(signInFromForm) })
