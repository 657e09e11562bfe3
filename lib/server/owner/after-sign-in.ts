import 'server-only'
import { answerErrors, seeOther } from '../refusal'
import type { Outcome } from './sign-in'

/** A plain form that signs in: the owner's pages, or the sign-in page with what it says next. */
export const signInRoute = (signIn: (request: Request) => Promise<Outcome>) =>
  answerErrors(
    'auth',
    'Signing in is not possible just now. Please try again in a moment.',
    async (request: Request) => {
      const outcome = await signIn(request)
      const cookies = 'cookies' in outcome ? outcome.cookies : []
      return seeOther(outcome.result === 'in' ? '/admin/contacts' : `/admin?signin=${outcome.result}`, cookies)
    },
  )
