import { signInFromForm } from '@/lib/server/owner/sign-in'
import { answerErrors, seeOther } from '@/lib/server/refusal'

/** The sign-in form without scripts: a plain post, then the page it leads to. */
export const POST = answerErrors(
  'auth',
  'Signing in is not possible just now. Please try again in a moment.',
  async (request: Request) => {
    const outcome = await signInFromForm(request)
    return outcome.result === 'in'
      ? seeOther('/admin/contacts', outcome.cookies)
      : seeOther(`/admin?signin=${outcome.result}`)
  },
)
