import { z } from 'zod'
import { digestSetting } from '@/lib/server/digest'
import { readValidatedBody } from '@/lib/server/owner/validated-body'
import { ownerRoute, ownerJson } from '@/lib/server/owner/guard'
import { readSetting, writeSetting } from '@/lib/server/owner/settings'
import { acceptOnly } from '@/lib/server/refusal'

const bodySchema = z.object({ listDigest: z.boolean('listDigest must be true or false') })

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  GET: ownerRoute(async () => ownerJson({ listDigest: await readSetting(digestSetting, z.boolean(), false) })),
  PATCH: ownerRoute(async (request) => {
    const body = await readValidatedBody(request, bodySchema)
    await writeSetting(digestSetting, body.listDigest)
    return ownerJson(body)
  }),
})
