import { ownerRoute, notFound, ownerJson } from '@/lib/server/owner/guard'
import { sampleMail } from '@/lib/server/owner/mail-templates'
import { acceptOnly } from '@/lib/server/refusal'

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  GET: ownerRoute(async (_request, { params }: RouteContext<'/api/admin/mail/templates/[id]'>) => {
    const mail = await sampleMail((await params).id)
    return mail ? ownerJson(mail) : notFound("That email doesn't exist.")
  }),
})
