import { setPasswordFromLink } from '@/lib/server/signing-in/sign-in'
import { withErrorHandling } from '@/lib/server/requests/error-handling'
import { acceptOnly, seeOther } from '@/lib/server/base/refusal'

/** The form opened by an emailed link to set a password. */
export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  POST: withErrorHandling('auth', async (request: Request) => {
    const { result, token } = await setPasswordFromLink(request)
    return seeOther(
      result === 'short'
        ? `/admin?${new URLSearchParams({ setup: token, signin: 'short' })}`
        : `/admin?signin=${result}`,
    )
  }),
})
