import { z } from 'zod'
import { inbox } from '@/content/admin-inbox'
import { lineField, textField } from '@/lib/forms/text'
import { ownerRoute, ownerJson } from '@/lib/server/owner/guard'
import { readValidatedBody } from '@/lib/server/owner/validated-body'
import { readSetting, replaceSetting } from '@/lib/server/owner/settings'
import { acceptOnly } from '@/lib/server/refusal'

const key = 'saved-answers'
const answersSchema = z
  .array(z.object({ title: lineField('Please give it a name'), text: textField('Please write the answer') }))
  .max(50, 'You can save up to 50 answers')

const ours = [...inbox.savedAnswers]

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  GET: ownerRoute(async () => ownerJson(await readSetting(key, answersSchema, ours))),
  /** Replaces all of them, unless they've changed since they were read. */
  PUT: ownerRoute(async (request) => {
    const { before, answers } = await readValidatedBody(
      request,
      z.object({ before: answersSchema, answers: answersSchema }),
    )
    await replaceSetting(key, answersSchema, ours, { before, after: answers })
    return ownerJson(answers)
  }),
})
