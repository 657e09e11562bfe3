import { ownerRoute, ownerJson } from '@/lib/server/owner/guard'
import { listMail, mailQuery } from '@/lib/server/owner/mails'
import { readQuery } from '@/lib/server/owner/read-query'

export const GET = ownerRoute(async (request) => ownerJson(await listMail(readQuery(request, mailQuery))))
