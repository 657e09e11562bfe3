import { z } from 'zod'
import { textField } from '@/lib/forms/text'
import { forOwner, ownerJson, unknownLead } from '@/lib/server/owner/guard'
import { addNote } from '@/lib/server/owner/notes'
import { readOwnBody } from '@/lib/server/owner/own-body'

const bodySchema = z.object({ text: textField('Please write a note') })

export const POST = forOwner(async (request, { params }: RouteContext<'/api/admin/leads/[id]/notes'>) => {
  const { text } = await readOwnBody(request, bodySchema)
  const note = await addNote((await params).id, text)
  return note ? ownerJson({ success: true, message: 'Noted.', ...note }) : unknownLead()
})
