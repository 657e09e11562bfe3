import { codePoints, expectedText } from './awkward-texts'
import type { FormCase } from './form-cases/form-case'

type TextField = FormCase['texts'][string]

/** What a field stores for some text, or undefined if it's rejected. */
export function expectedValue({ limit, lines, least, isPhone }: TextField, value: string): string | undefined {
  const text = expectedText(value, lines ?? 'one', isPhone)
  const length = codePoints(text)
  return length >= least && length <= limit ? text : undefined
}
