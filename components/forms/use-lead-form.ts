'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef } from 'react'
import { type FieldValues, type Path, useForm } from 'react-hook-form'
import { showToast } from '@/components/site/show-toast'
import type { FormDefinition, FormWords } from '@/lib/forms/define-form'
import { Filling } from './filling'
import { controlsOf, paintErrors } from './paint-errors'
import { type Failure, failureDescription, sendLead } from './send-lead'

interface Options {
  form: HTMLFormElement
  words: FormWords
  placement: string
}

/** What stands in the fields now, so that nothing typed before the island came is overwritten. */
function typedSoFar<In extends FieldValues>(form: HTMLFormElement): In {
  return Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value])) as In
}

function honeypotOf(form: HTMLFormElement): string {
  const field = form.elements.namedItem('website')
  return field instanceof HTMLInputElement ? field.value : ''
}

function showSending(form: HTMLFormElement, sending: boolean, words: FormWords) {
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]')
  if (!button) return
  button.disabled = sending
  button.textContent = sending ? words.sending : words.send
}

function say(form: HTMLFormElement, message: string) {
  const place = form.querySelector<HTMLElement>('[data-form-status]')
  if (!place) return
  place.textContent = message
  // The button that had the focus was disabled meanwhile: the focus goes to what came of it.
  if (message) place.focus()
}

/** Gives a server-rendered form of single fields its checks, toasts and key, on the elements that are there. */
export function useLeadForm<In extends FieldValues, Out>(definition: FormDefinition<In, Out>, { form, words, placement }: Options): void {
  const filling = useRef<Filling | null>(null)
  const { register, handleSubmit, setError, reset, formState } = useForm<In, unknown, Out>({
    resolver: zodResolver(definition.schema as never, undefined, { raw: true }) as never,
    defaultValues: async () => typedSoFar<In>(form),
  })
  const { errors } = formState

  useEffect(() => {
    paintErrors(form, Object.fromEntries(controlsOf(form).map(({ name }) => [name, errors[name]?.message as string | undefined])))
  }, [form, errors])

  useEffect(() => {
    const current = (filling.current ??= new Filling())
    const listening = new AbortController()
    const { signal } = listening
    for (const control of controlsOf(form)) register(control.name as Path<In>).ref(control)

    const onFailure = (failure: Failure) => {
      current.hasFailed()
      if (failure.kind === 'status') for (const [name, [message]] of Object.entries(failure.errors ?? {})) setError(name as Path<In>, { message }, { shouldFocus: true })
      showToast({ title: words.failure.title, description: failureDescription(words, failure), variant: 'destructive' })
    }
    const submit = handleSubmit(async (data) => {
      say(form, '')
      showSending(form, true, words)
      const body = { ...(data as object), meta: { startedAt: current.startedAt, source: placement, website: honeypotOf(form) } }
      const sending = await sendLead(definition.endpoint, body, current.key)
      showSending(form, false, words)
      if (!sending.sent) return onFailure(sending.failure)
      current.succeeded()
      reset(definition.defaults)
      form.reset()
      showToast(words.success)
      say(form, words.next ?? words.success.description)
    }, () => words.missing && showToast({ ...words.missing, variant: 'destructive' }))

    // From here on the errors stand beside their fields, in our words; before, and without scripts, the browser checks.
    form.setAttribute('novalidate', '')
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      void submit()
    }, { signal })
    form.addEventListener('input', (event) => {
      const { name } = event.target as HTMLInputElement
      current.changed()
      if (name && name !== 'website') void register(name as Path<In>).onChange(event)
    }, { signal })
    return () => listening.abort()
  }, [definition, form, handleSubmit, placement, register, reset, setError, words])
}
