import 'server-only'
import { returnPath } from '@/lib/owner/return-path'
import { seeOther } from '../base/refusal'
import { withErrorHandling } from '../requests/error-handling'
import type { SignInOutcome } from './sign-in'

/** Handles a plain sign-in form. Redirects to the page it was shown on, with how it went. */
export const signInRoute = (signIn: (request: Request) => Promise<SignInOutcome>) =>
  withErrorHandling(
    'auth',
    async (request: Request) => {
      const { result, cookies } = await signIn(request)
      const from = request.headers.get('referer') ?? ''
      return seeOther(returnPath(URL.canParse(from) ? from : null, result), cookies)
    },
    "We can't sign you in right now. Please try again in a moment.",
  )
