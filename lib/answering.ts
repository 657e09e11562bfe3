import { overWeekend } from '@/content/closures'

/** A sentence in which we promise an answer. "Tell us within 24 hours" isn't one. */
const promise = /(?=\S)(?=[^.!?]*\bwe\b[^.!?]*\bwithin 24 hours\b)[^.!?]+[.!?]?/i

/**
 * Text, or anything made of it, with a notice in place of each promise of an answer within 24 hours.
 * @param notice what lib/closures.ts says while closed days are near or on
 */
export function answering<Words>(words: Words, notice: string | undefined): Words {
  if (!notice || !words) return words
  if (typeof words === 'string') return words.replace(promise, () => notice).replace(` ${overWeekend}`, '') as Words
  if (Array.isArray(words)) return words.map((one: unknown) => answering(one, notice)) as Words
  if (typeof words !== 'object') return words
  return Object.fromEntries(
    Object.entries(words).map(([key, one]) => [key, answering(one as unknown, notice)]),
  ) as Words
}

/** The notice that the server has put on this page, if any. */
export const noticeOnPage = () =>
  typeof document === 'undefined' ? undefined : document.querySelector<HTMLElement>('[data-notice]')?.dataset.notice
