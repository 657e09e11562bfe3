import { contact } from './contact'
import type { FormDefinition } from './define-form'
import { newsletter } from './newsletter'

/** Every form of the site. A test over this list fails until each has its route and its row in the table of tests. */
export const forms = [contact, newsletter] as unknown as readonly FormDefinition[]

export const formBySlug = (slug: string): FormDefinition | undefined => forms.find((form) => form.slug === slug)
