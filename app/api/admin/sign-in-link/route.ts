import { askForLink } from '@/lib/server/signing-in/sign-in'
import { withErrorHandling } from '@/lib/server/requests/error-handling'
import { acceptOnly, seeOther } from '@/lib/server/base/refusal'

/** "Email me a sign-in link", a plain post. The response is the same whether or not the address has an account. */
export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  POST: withErrorHandling('auth', async (request: Request) =>
    seeOther((await askForLink(request)) ? '/admin?signin=sent' : '/admin?signin=address'),
  ),
})
