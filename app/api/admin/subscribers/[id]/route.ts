import { z } from 'zod'
import { readValidatedBody } from '@/lib/server/owner/validated-body'
import { ownerRoute, notFound, ownerJson } from '@/lib/server/owner/guard'
import { setSubscribed } from '@/lib/server/owner/subscribers'
import { acceptOnly } from '@/lib/server/refusal'

const bodySchema = z.object({ subscribed: z.boolean('subscribed must be true or false') })

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  /** Takes somebody off a list, or undoes that. */
  PATCH: ownerRoute(async (request, { params }: RouteContext<'/api/admin/subscribers/[id]'>) => {
    const { subscribed } = await readValidatedBody(request, bodySchema)
    if (!(await setSubscribed((await params).id, subscribed)))
      return notFound(subscribed ? 'Only they can sign up again.' : "That sign-up doesn't exist.")
    return ownerJson({ success: true, message: subscribed ? 'Back on the list.' : 'Taken off the list.' })
  }),
})
