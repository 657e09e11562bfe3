import * as enquiries from './enquiries'
import type { FormCase } from './form-case'
import * as onboarding from './natural-order-onboarding'
import * as signUps from './sign-ups'
import * as quote from './sunnie-select-quote'

/** Everything that these files export. */
export const formCases = [enquiries, quote, onboarding, signUps].flatMap((rows) => Object.values<FormCase>(rows))

export function caseOf(slug: string): FormCase {
  const found = formCases.find((row) => row.slug === slug)
  if (!found) throw new Error(`tests/support/form-cases has nothing for ${slug}`)
  return found
}
