'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef } from 'react'
import { type FieldErrors, type FieldValues as Values, useForm } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'
import { readyToast, showToast } from '@/components/site/show-toast'
import { type FormDefinition, wordsAt } from '@/lib/forms/define-form'
import { requiredFields } from '@/lib/forms/field-props'
import { bodyFromFields } from '@/lib/forms/parse-fields'
import type { FormExtras } from './form-extras'
import { controlsOf, isControl, isTick, showErrors } from './form-controls'
import { Submission } from './submission'

/** Error messages by field path, out of react-hook-form's tree. */
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

const valueAt = (body: unknown, path: string) =>
  path.split('.').reduce<unknown>((at, key) => (at as Values | undefined)?.[key], body)

const isBlank = (value: unknown) =>
  value === undefined || (typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0)

/** Everything in the form as the endpoint's body, hidden fields and honeypot included. */
const bodyOf = (definition: FormDefinition, form: HTMLFormElement) =>
  bodyFromFields(
    definition,
    new URLSearchParams(
      [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    ),
  ) as Values

interface Options {
  readonly form: HTMLFormElement
  readonly placement: string
  readonly extras?: FormExtras
}

/**
 * Gives a server-rendered form its checks, notices, draft and sending, on the elements that are there. The one way that
 * every form of the site is held: react-hook-form with the form's own schema, over the body that a plain post would carry.
 */
export function useLeadForm(definition: FormDefinition, { form, placement, extras }: Options): void {
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
    const words = wordsAt(definition, placement)
    // react-hook-form would tick boxes of one name by one another's values; the body reads those from the form.
    const hold = () =>
      controlsOf(form)
        .filter((control) => !isTick(control))
        .forEach((control) => register(control.name).ref(control))
    const focusFirst = (names: readonly string[]) =>
      controlsOf(form)
        .find(({ name }) => names.includes(name))
        ?.focus()
    const submission = new Submission(definition, {
      form,
      placement,
      extras,
      read: () => bodyOf(definition, form),
      onErrors: (found) => {
        for (const [name, [message]] of Object.entries(found)) setError(name, { message })
        focusFirst(Object.keys(found))
      },
      onEmptied: () => {
        reset({})
        form.reset()
        hold()
      },
    })
    const onInvalid = (found: FieldErrors) => {
      const body = bodyOf(definition, form)
      const required = requiredFields(definition)
      const wrong = Object.keys(messagesOf(found))
      const lacking = wrong.some((path) => required.has(path) && isBlank(valueAt(body, path)))
      if (words.missing && lacking) showToast({ ...words.missing, variant: 'destructive' })
      focusFirst(wrong)
    }
    const submit = handleSubmit((body) => void submission.send(body), onInvalid)

    hold()
    submission.start(signal)
    // From here on errors stand beside their fields, in our words; before, and without scripts, the browser checks.
    if (!definition.nativeValidation) form.setAttribute('novalidate', '')
    // The second press of a double click finds the form empty once the answer was quick: that's no fault of anybody's.
    form.addEventListener(
      'click',
      (event) => {
        if (submission.done && (event.target as Element).closest('[type="submit"]')) event.preventDefault()
      },
      { signal },
    )
    form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault()
        // Where a browser lacks what our checks need, the form goes by itself, as it does without scripts.
        submit().catch(() => form.submit())
      },
      { signal },
    )
    form.addEventListener(
      'input',
      ({ target }) => {
        submission.changed()
        // The form itself is told of photographs and drafts; its `name` is the field of that name, if it has one.
        if (isControl(target)) void register(target.name).onChange({ target, type: 'change' })
        // What was wrong is checked again as it is mended.
        if (marked.current.length) void trigger([...marked.current])
      },
      { signal },
    )
    // Last: asking for files takes a slow phone as long as all of the above.
    readyToast()
    return () => listening.abort()
  }, [definition, extras, form, handleSubmit, placement, register, reset, setError, trigger])
}
