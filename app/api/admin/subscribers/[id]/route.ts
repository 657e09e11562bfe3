import { z } from 'zod'
import { readOwnBody } from '@/lib/server/owner/own-body'
import { forOwner, notFound, ownerJson } from '@/lib/server/owner/guard'
import { changePlace } from '@/lib/server/owner/subscribers'

const bodySchema = z.object({ subscribed: z.boolean('subscribed must be true or false') })

/** Takes somebody off a list, or undoes that. */
export const PATCH = forOwner(async (request, { params }: RouteContext<'/api/admin/subscribers/[id]'>) => {
  const { subscribed } = await readOwnBody(request, bodySchema)
  if (!(await changePlace((await params).id, subscribed)))
    return notFound(subscribed ? 'Only they can sign up again.' : 'That sign-up doesn’t exist.')
  return ownerJson({ success: true, message: subscribed ? 'Back on the list.' : 'Taken off the list.' })
})
