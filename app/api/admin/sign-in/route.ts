import { signInRoute } from '@/lib/server/owner/sign-in-route'
import { signInFromForm } from '@/lib/server/owner/sign-in'
import { postOnly } from '@/lib/server/refusal'

/** The sign-in form without scripts: a plain post, then the page it leads to. */
export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = postOnly(signInRoute(signInFromForm))
