import { readJson } from '@/lib/server/requests/body'
import { addNote } from '@/lib/server/owner/lead-changes'
import { ownerJson, ownerRoute } from '@/lib/server/signing-in/guard'
import { acceptOnly } from '@/lib/server/base/refusal'

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  POST: ownerRoute({ helpers: true, logged: 'note' }, async (request, { id }: { id: string }) =>
    ownerJson({ success: true, message: 'Noted.', ...(await addNote(id, await readJson(request))) }),
  ),
})
