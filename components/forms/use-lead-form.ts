'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { type ComponentType, useEffect, useRef } from 'react'
import { type FieldErrors, type FieldValues as Values, get, useForm } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'
import { preloadToaster, showToast } from '@/components/site/show-toast'
import { type FormDefinition, wordsFor } from '@/lib/forms/define-form'
import { requiredFields } from '@/lib/forms/field-props'
import { type FormSlug, formBySlug } from '@/lib/forms/registry'
import { errorsInWords } from '@/lib/forms/tool'
import { answerAssistant, holdAssistant, watchAssistant } from './assistant'
import { cleanAddresses, focusFirst, isControl, listen, showErrors } from './form-controls'
import { type PlacedOn, Submission, bodyOf } from './submission'

/** Error messages by field path, from react-hook-form's tree. */
function messagesOf(errors: object, path = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
      if (typeof error !== 'object' || error === null) return []
      const here = path ? `${path}.${key}` : key
      if ('message' in error && typeof error.message === 'string') return [[here, error.message]]
      return Object.entries(messagesOf(error, here))
    }),
  )
}

const isBlank = (value: unknown) =>
  value === undefined || (typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0)

/**
 * Adds validation, notices, a draft and sending to a server-rendered form. Every form on the site works this way:
 * react-hook-form with the form's own schema, over the body that a plain post would send.
 */
export function useLeadForm(definition: FormDefinition, { form, placement, extras }: PlacedOn): void {
  const { register, handleSubmit, setError, reset, trigger, formState } = useForm<Values>({
    shouldFocusError: false,
    resolver: (_values, context, options) =>
      zodResolver(definition.schema as ZodMiniType<Values, Values>, undefined, { raw: true })(
        bodyOf(definition, form),
        context,
        options,
      ),
  })
  const { errors } = formState
  const marked = useRef<readonly string[]>([])

  useEffect(() => {
    const messages = messagesOf(errors)
    marked.current = Object.keys(messages)
    showErrors(form, messages)
  }, [form, errors])

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const words = wordsFor(definition, placement)
    const submission = new Submission(definition, { form, placement, extras }, { register, reset, setError })
    const onInvalid = (found: FieldErrors) => {
      const body = bodyOf(definition, form)
      const required = requiredFields(definition)
      const messages = messagesOf(found)
      const wrong = Object.keys(messages)
      const isRequiredMissing = wrong.some((path) => required.has(path) && isBlank(get(body, path)))
      if (words.missing && isRequiredMissing) showToast({ ...words.missing, variant: 'destructive' })
      focusFirst(form, wrong)
      answerAssistant(form, errorsInWords(definition, messages))
    }
    const submit = handleSubmit((body) => void submission.send(body), onInvalid)
    // After a quick response, the second click of a double click finds an empty form, which isn't an error.
    const onClick = (event: Event) => {
      cleanAddresses(form)
      if (submission.done && (event.target as Element).closest('[type="submit"]')) event.preventDefault()
    }
    const onSubmit = (event: Event) => {
      event.preventDefault()
      holdAssistant(event)
      // The client's time of sending.
      const stamp = form.querySelector<HTMLInputElement>('[name="timestamp"]')
      if (stamp) stamp.value = new Date().toISOString()
      // If a browser lacks what our validation needs, the form posts natively, as it does without scripts.
      submit().catch(() => form.submit())
    }
    const onInput = ({ target }: Event) => {
      submission.changed()
      // For photos and drafts the target is the form itself, whose `name` is the field called that, if it has one.
      if (isControl(target)) void register(target.name).onChange({ target, type: 'change' })
      // Check a wrong field again as it's corrected.
      if (marked.current.length) void trigger([...marked.current])
    }

    submission.start(signal)
    // From here on, errors appear beside fields in our wording. Until then, and without scripts, the browser checks.
    if (!definition.nativeValidation) form.setAttribute('novalidate', '')
    listen(form, 'click', onClick, signal)
    listen(form, 'submit', onSubmit, signal)
    listen(form, 'input', onInput, signal)
    watchAssistant(form, signal)
    // Last, because requesting files takes a slow phone as long as all of the above.
    preloadToaster()
    return () => listening.abort()
  }, [definition, extras, form, handleSubmit, placement, register, reset, setError, trigger])
}

export interface IslandProps {
  readonly form: HTMLFormElement
  readonly slug: FormSlug
  readonly placement: string
}

export type Island = ComponentType<IslandProps>

/** What a form loads on first touch: react-hook-form, its schema and its notices, in one chunk. */
export function LeadFormIsland({ form, slug, placement }: IslandProps) {
  useLeadForm(formBySlug(slug)!, { form, placement })
  return null
}
