import { z } from 'zod'
import { inbox } from '@/content/admin-inbox'
import { lineField, textField } from '@/lib/forms/text'
import { forOwner, ownerJson } from '@/lib/server/owner/guard'
import { readOwnBody } from '@/lib/server/owner/own-body'
import { readSetting, writeSetting } from '@/lib/server/owner/settings'

const key = 'saved-answers'
const answersSchema = z
  .array(z.object({ title: lineField('Please give it a name'), text: textField('Please write the answer') }))
  .max(50, 'Fifty answers are the most we keep')

export const GET = forOwner(async () => ownerJson(await readSetting(key, answersSchema, [...inbox.savedAnswers])))

/** All of them, in place of those that were. */
export const PUT = forOwner(async (request) => {
  const answers = await readOwnBody(request, answersSchema)
  await writeSetting(key, answers)
  return ownerJson(answers)
})
