import { forOwner, ownerJson } from '@/lib/server/owner/guard'
import { erasePerson, exportPerson } from '@/lib/server/owner/person'
import { Refusal } from '@/lib/server/refusal'

function emailIn(request: Request): string {
  const email = new URL(request.url).searchParams.get('email')?.trim() ?? ''
  if (!/^[^\s@]+@[^\s@]+$/.test(email) || email.length > 300 || email.includes('\0'))
    throw new Refusal(400, 'Write the person’s email address: ?email=name@example.com')
  return email
}

export const GET = forOwner(async (request) => ownerJson(await exportPerson(emailIn(request))))

export const DELETE = forOwner(async (request) => {
  const erased = await erasePerson(emailIn(request))
  return ownerJson({
    success: true,
    message: `Erased: ${erased.leads} leads, ${erased.subscriptions} list places, ${erased.mails} mails.`,
    erased,
  })
})
