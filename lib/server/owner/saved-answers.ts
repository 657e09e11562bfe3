import 'server-only'
import { z } from 'zod'
import { savedAnswers } from '@/content/saved-answers'
import { lineField, textField } from '@/lib/forms/text'
import { readSetting, writeSetting } from '../base/settings'

const key = 'saved-answers'
export const savedAnswersSchema = z
  .array(z.object({ title: lineField('Please give it a name'), text: textField('Please write the answer') }))
  .max(50, 'You can save up to 50 answers')

export type SavedAnswers = z.output<typeof savedAnswersSchema>

/** The owner's saved answers, with `{name}`, `{price}` and `{times}` as placeholders for a lead's; ours until then. */
export const readSavedAnswers = (): Promise<SavedAnswers> => readSetting(key, savedAnswersSchema, [...savedAnswers])

/** Replaces all of them. */
export const writeSavedAnswers = (answers: SavedAnswers) => writeSetting(key, answers)
