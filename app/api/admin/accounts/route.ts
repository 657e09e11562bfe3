import { readJson } from '@/lib/server/requests/body'
import { mailCarrier } from '@/lib/server/mail/states'
import { createAccount, listAccounts } from '@/lib/server/signing-in/accounts'
import { ownerJson, ownerRoute } from '@/lib/server/signing-in/guard'
import { acceptOnly } from '@/lib/server/base/refusal'

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  GET: ownerRoute({}, async (_request, _params, session) => ownerJson(await listAccounts(session))),
  POST: ownerRoute({ logged: 'account-add' }, async (request, _params, session) => {
    const { id, email } = await createAccount(session, await readJson(request))
    const message = `We've sent ${email} a link to choose a password.`
    return ownerJson({ success: true, message, carrier: mailCarrier(), id })
  }),
})
