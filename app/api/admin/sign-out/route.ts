import { signOutFromForm } from '@/lib/server/signing-in/sign-in'
import { withErrorHandling } from '@/lib/server/requests/error-handling'
import { acceptOnly, seeOther } from '@/lib/server/base/refusal'

/** The sign-out button before its script has loaded, or without JavaScript: a plain post, then the sign-in form. */
export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  POST: withErrorHandling(
    'auth',
    async (request: Request) => seeOther('/admin', await signOutFromForm(request)),
    "We couldn't sign you out right now. Please try again in a moment.",
  ),
})
