import { ownerDownload, ownerJson, ownerRoute } from '@/lib/server/signing-in/guard'
import { erasePerson, exportPerson } from '@/lib/server/owner/person'
import { emailQuery } from '@/lib/server/owner/person-query'
import { readQuery } from '@/lib/server/owner/read-query'
import { acceptOnly } from '@/lib/server/base/refusal'

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  GET: ownerRoute({}, async (request, _params, session) => {
    const { email } = readQuery(request, emailQuery)
    return ownerDownload(session, 'export-person', async () => ownerJson(await exportPerson(email)))
  }),
  DELETE: ownerRoute({ logged: 'person-erase' }, async (request) => {
    const erased = await erasePerson(readQuery(request, emailQuery).email)
    const { leads, subscriptions, mails } = erased
    const message = `Erased: ${leads} leads, ${subscriptions} list sign-ups, ${mails} emails.`
    return ownerJson({ success: true, message, erased })
  }),
})
