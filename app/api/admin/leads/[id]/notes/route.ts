import { z } from 'zod'
import { textField } from '@/lib/forms/text'
import { ownerRoute, ownerJson, unknownLead } from '@/lib/server/signing-in/guard'
import { addNote } from '@/lib/server/owner/notes'
import { readValidatedBody } from '@/lib/server/owner/validated-body'
import { acceptOnly } from '@/lib/server/base/refusal'

const bodySchema = z.object({ text: textField('Please write a note') })

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  POST: ownerRoute(async (request, { params }: RouteContext<'/api/admin/leads/[id]/notes'>) => {
    const { text } = await readValidatedBody(request, bodySchema)
    const note = await addNote((await params).id, text)
    return note ? ownerJson({ success: true, message: 'Noted.', ...note }) : unknownLead()
  }),
})
