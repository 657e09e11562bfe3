import type { Question } from './types'

/**
 * What only the owner can answer. A question closes up until it has an answer, and then it's on every service's page.
 */
export const ownersQuestions: readonly (Question & { readonly id: string })[] = [
  { id: 'insured', question: 'Are you insured?', answer: '' },
  { id: 'police-checks', question: 'Have your cleaners had police checks?', answer: '' },
  { id: 'who-comes', question: 'Who comes, and how many of you?', answer: '' },
  { id: 'bond-cleans', question: 'Do you do bond cleans?', answer: '' },
  { id: 'lost-keys', question: 'What if a key gets lost?', answer: '' },
]
