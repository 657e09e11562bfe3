import { signInFromLink } from '@/lib/server/owner/sign-in'
import { answerErrors, seeOther } from '@/lib/server/refusal'

/** The one button of the page that a sign-in link opens. */
export const POST = answerErrors(
  'auth',
  'Signing in is not possible just now. Please try again in a moment.',
  async (request: Request) => {
    const outcome = await signInFromLink(request)
    return outcome.result === 'in'
      ? seeOther('/admin/contacts', outcome.cookies)
      : seeOther(`/admin?signin=${outcome.result}`)
  },
)
