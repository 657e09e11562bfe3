import { mergePeople, separatePerson } from '@/lib/server/owner/aliases'
import { assertKnown } from '@/lib/server/owner/person-trace'
import { readValidatedBody } from '@/lib/server/owner/validated-body'
import { ownerRoute, notFound, ownerJson } from '@/lib/server/owner/guard'
import { emailQuery, mergeBody } from '@/lib/server/owner/person-query'
import { readQuery } from '@/lib/server/owner/read-query'
import { acceptOnly } from '@/lib/server/refusal'

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  /** Merges two addresses into one person. */
  POST: ownerRoute(async (request) => {
    const { email, into } = await readValidatedBody(request, mergeBody)
    await assertKnown({ email, into })
    return ownerJson({ success: true, message: "They're one person now.", ...(await mergePeople(email, into)) })
  }),
  /** Makes a merged address a separate person again. */
  DELETE: ownerRoute(async (request) =>
    (await separatePerson(readQuery(request, emailQuery).email))
      ? ownerJson({ success: true, message: "They're separate again." })
      : notFound("This address isn't merged with another."),
  ),
})
