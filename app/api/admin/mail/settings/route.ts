import { z } from 'zod'
import { digestSetting } from '@/lib/server/digest'
import { readOwnBody } from '@/lib/server/owner/own-body'
import { forOwner, ownerJson } from '@/lib/server/owner/guard'
import { readSetting, writeSetting } from '@/lib/server/owner/settings'

const bodySchema = z.object({ listDigest: z.boolean('listDigest must be true or false') })

export const GET = forOwner(async () => ownerJson({ listDigest: await readSetting(digestSetting, z.boolean(), false) }))

export const PATCH = forOwner(async (request) => {
  const body = await readOwnBody(request, bodySchema)
  await writeSetting(digestSetting, body.listDigest)
  return ownerJson(body)
})
