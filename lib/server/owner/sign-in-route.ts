import 'server-only'
import { backTo } from '@/lib/owner/back-to'
import { answerErrors, seeOther } from '../refusal'
import type { Outcome } from './sign-in'

/** A plain form that signs in: back to the page that it stood in place of, which says what is next unless that's all. */
export const signInRoute = (signIn: (request: Request) => Promise<Outcome>) =>
  answerErrors(
    'auth',
    'Signing in isn’t possible right now. Please try again in a moment.',
    async (request: Request) => {
      const outcome = await signIn(request)
      const cookies = 'cookies' in outcome ? outcome.cookies : []
      const says = outcome.result === 'in' ? undefined : outcome.result
      const from = request.headers.get('referer') ?? ''
      return seeOther(backTo(URL.canParse(from) ? from : null, says), cookies)
    },
  )
