import { deleteAccount } from '@/lib/server/signing-in/accounts'
import { ownerJson, ownerRoute } from '@/lib/server/signing-in/guard'
import { acceptOnly } from '@/lib/server/base/refusal'

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  DELETE: ownerRoute({ logged: 'account-remove' }, async (_request, { id }: { id: string }, session) => {
    await deleteAccount(session, id)
    return ownerJson({ success: true, message: 'Ended.' })
  }),
})
