import { z } from 'zod'
import { OutboxState } from '@/generated/sqlite/enums'
import { forOwner, ownerJson } from '@/lib/server/owner/guard'
import { listMail } from '@/lib/server/owner/mails'
import { Refusal } from '@/lib/server/refusal'

const querySchema = z.object({
  page: z
    .string()
    .regex(/^[1-9]\d{0,5}$/)
    .transform(Number)
    .default(1),
  state: z.enum(OutboxState).optional(),
})

export const GET = forOwner(async (request) => {
  const query = querySchema.safeParse(
    Object.fromEntries([...new URL(request.url).searchParams].filter(([, value]) => value !== '')),
  )
  if (!query.success)
    throw new Refusal(400, 'Please check the filter: page is a whole number from 1, state is a mail’s state.')
  return ownerJson(await listMail(query.data))
})
