import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { inbox } from '@/content/admin-inbox'
import { lineField, textField } from '@/lib/forms/text'
import { forOwner, ownerJson } from '@/lib/server/owner/guard'
import { changedElsewhere } from '@/lib/server/owner/lead-state'
import { readOwnBody } from '@/lib/server/owner/own-body'
import { readSetting, writeSetting } from '@/lib/server/owner/settings'

const key = 'saved-answers'
const answersSchema = z
  .array(z.object({ title: lineField('Please give it a name'), text: textField('Please write the answer') }))
  .max(50, 'Fifty answers are the most we keep')

const stored = () => readSetting(key, answersSchema, [...inbox.savedAnswers])

export const GET = forOwner(async () => ownerJson(await stored()))

/** All of them, in place of those that were, and of no others. */
export const PUT = forOwner(async (request) => {
  const { before, answers } = await readOwnBody(request, z.object({ before: answersSchema, answers: answersSchema }))
  if (!isDeepStrictEqual(before, await stored())) throw changedElsewhere()
  await writeSetting(key, answers)
  return ownerJson(answers)
})
