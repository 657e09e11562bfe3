import 'server-only'
import { z } from 'zod'
import { savedAnswers } from '@/content/saved-answers'
import { lineField, textField } from '@/lib/forms/text'
import { readSetting, replaceSetting } from '../base/settings'

const key = 'saved-answers'
const schema = z
  .array(z.object({ title: lineField('Please give it a name'), text: textField('Please write the answer') }))
  .max(50, 'You can save up to 50 answers')

export type SavedAnswers = z.output<typeof schema>

/** The owner's saved answers, with `{name}`, `{price}` and `{times}` as placeholders for a lead's; ours until then. */
export const readSavedAnswers = (): Promise<SavedAnswers> => readSetting(key, schema, [...savedAnswers])

/** Replaces all of them. @throws Refusal 409 if they've changed since they were read */
export const replaceSavedAnswers = (before: SavedAnswers, after: SavedAnswers) =>
  replaceSetting(key, schema, [...savedAnswers], { before, after })

export const savedAnswersSchema = schema
