import type { FormDefinition } from './define-form'
import type { FormSlug } from './registry'

// Attributes of declarative WebMCP, with which a page offers its forms to an assistant. Other browsers ignore them.
/* eslint-disable @typescript-eslint/no-unused-vars -- TypeScript only merges declarations with the same parameters */
declare module 'react' {
  interface FormHTMLAttributes<T> {
    toolname?: string
    tooldescription?: string
    toolautosubmit?: ''
  }
  interface HTMLAttributes<T> {
    toolparamdescription?: string
  }
}
/* eslint-enable @typescript-eslint/no-unused-vars */

declare global {
  interface SubmitEvent {
    /** Whether an assistant filled in the form. */
    readonly agentInvoked?: boolean
    /** What the assistant is told, in place of a page. The event's default must have been prevented. */
    respondWith?(answer: Promise<string>): void
  }
}

/** The part of a definition that says what an assistant can do with the form. */
export type ToolForm = Pick<FormDefinition, 'slug' | 'label' | 'words' | 'consent' | 'purpose'>

/** The part of a definition that a form on a page needs. */
export type PlacedForm<Slug = FormSlug> = ToolForm & { readonly slug: Slug; readonly endpoint: string }

/** Only that part, for a client component. */
export const placedForm = <Slug extends FormSlug>({ slug, endpoint, label, words, purpose }: PlacedForm<Slug>) => ({
  slug,
  endpoint,
  label,
  words,
  purpose,
})

/**
 * A form's name and description for an assistant. A browser drops the second of two forms with one name, so a form with
 * several placements is named by both. The form doesn't send itself: the person presses its button.
 */
export function toolProps({ slug, label, words, consent, purpose }: ToolForm, placement: string) {
  const several = Object.keys(words).length > 1 && Object.hasOwn(words, placement)
  return {
    toolname: several ? `${slug}-${placement}` : slug,
    tooldescription: purpose ?? `${label}. ${consent?.words}`,
  }
}

/** A form's errors by field path, as an assistant is told them: each field's label with its message. */
export const errorsInWords = (
  { labels }: Pick<FormDefinition, 'labels'>,
  errors: Readonly<Record<string, string | readonly string[]>>,
): string =>
  Object.entries(errors)
    .map(([path, message]) => `${labels[path] ?? labels[path.split('.')[0]!] ?? path}: ${message}`)
    .join('\n')
