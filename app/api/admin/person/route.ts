import { ownerRoute, ownerJson } from '@/lib/server/signing-in/guard'
import { erasePerson, exportPerson } from '@/lib/server/owner/person'
import { emailQuery } from '@/lib/server/owner/person-query'
import { readQuery } from '@/lib/server/owner/read-query'
import { acceptOnly } from '@/lib/server/base/refusal'

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  GET: ownerRoute(async (request) => ownerJson(await exportPerson(readQuery(request, emailQuery).email))),
  DELETE: ownerRoute(async (request) => {
    const erased = await erasePerson(readQuery(request, emailQuery).email)
    return ownerJson({
      success: true,
      message: `Erased: ${erased.leads} leads, ${erased.subscriptions} list sign-ups, ${erased.mails} emails.`,
      erased,
    })
  }),
})
