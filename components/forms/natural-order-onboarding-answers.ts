import { controlsOf } from './paint-errors'

/** What stands in the form, by field name; a list's values by repetition. */
export type Answers = Readonly<Record<string, readonly string[]>>

const isTick = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')

/** The fields as they stand, the hidden sections' too: a draft keeps them (decision C19). */
export function answersIn(form: HTMLFormElement): Answers {
  const answers: Record<string, string[]> = {}
  for (const control of controlsOf(form))
    if (!isTick(control) || control.checked) (answers[control.name] ??= []).push(control.value)
  return answers
}

/** Whether somebody has filled in anything; the answer that is chosen at the start does not count. */
export const hasAnswers = (answers: Answers) =>
  Object.entries(answers).some(([name, values]) =>
    values.some((value) => value !== '' && !(name === 'supplyProducts' && value === 'no')),
  )

/** Reads what storage held: it may be of an earlier version of the form. */
export function answersOf(value: unknown): Answers {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string[]] =>
        Array.isArray(entry[1]) && entry[1].every((one) => typeof one === 'string'),
    ),
  )
}

/** Puts back what was kept; what has been typed meanwhile stays. */
export function putAnswers(form: HTMLFormElement, answers: Answers): void {
  for (const control of controlsOf(form)) {
    const kept = answers[control.name]
    if (!kept) continue
    if (control instanceof HTMLInputElement && control.type === 'radio') control.checked = kept.includes(control.value)
    else if (isTick(control)) control.checked ||= kept.includes(control.value)
    else if (control.value === '') control.value = kept[0] ?? ''
  }
}

const lists = ['spacesToOrganise', 'stylePreferences', 'bestTimes']
const withProductsOnly = ['stylePreferences', 'materialPreferences', 'customMoodBoard', 'budget', 'brandPreferences']

/** The body of the specification, section 3. What only shows with "yes" is sent with "yes" alone (decision C19). */
export function bodyOf(answers: Answers): Record<string, string | readonly string[]> {
  const supplied = answers.supplyProducts?.[0] === 'yes'
  const names = new Set(
    [...Object.keys(answers), ...lists].filter((name) => supplied || !withProductsOnly.includes(name)),
  )
  return Object.fromEntries(
    [...names].map((name) => [name, lists.includes(name) ? (answers[name] ?? []) : (answers[name]?.[0] ?? '')]),
  )
}
