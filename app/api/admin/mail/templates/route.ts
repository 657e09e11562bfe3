import { ownerRoute, ownerJson } from '@/lib/server/owner/guard'
import { mailTemplates } from '@/lib/server/owner/mail-templates'
import { acceptOnly } from '@/lib/server/refusal'

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  GET: ownerRoute(async () => ownerJson(mailTemplates())),
})
