import { ownerRoute, ownerJson } from '@/lib/server/owner/guard'
import { listMail, mailQuery } from '@/lib/server/owner/mails'
import { readQuery } from '@/lib/server/owner/read-query'
import { acceptOnly } from '@/lib/server/refusal'

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  GET: ownerRoute(async (request) => ownerJson(await listMail(readQuery(request, mailQuery)))),
})
