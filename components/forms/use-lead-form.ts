'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import { readyToast, showToast } from '@/components/site/show-toast'
import type { FormDefinition, FormWords } from '@/lib/forms/define-form'
import { queueWords } from '@/lib/forms/queue-words'
import { Filling } from './filling'
import { leadMeta } from './lead-meta'
import { queueLead, sentEvent, unqueueLead } from './offline-queue'
import { controlsOf, paintErrors } from './paint-errors'
import { type Failure, failureDescription, sendLead } from './send-lead'

interface Options<In> {
  form: HTMLFormElement
  words: FormWords
  placement: string
  /** Leaves the browser's own checks on, where the specification has them; what they let pass is still checked here. */
  browserChecks?: boolean
  /** Makes the body where its keys are not single fields of the same names. */
  read?: (form: HTMLFormElement) => In
  /** Told when a sending starts and ends. */
  onSending?: (sending: boolean) => void
  /** Told when a filling has been stored. */
  onStored?: () => void
}

/** What stands in the fields now, so that nothing typed before the island came is overwritten. */
function typedSoFar<In extends FieldValues>(form: HTMLFormElement): In {
  return Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value])) as In
}

function honeypotOf(form: HTMLFormElement): string {
  const field = form.elements.namedItem('website')
  return field instanceof HTMLInputElement ? field.value : ''
}

export function showSending(form: HTMLFormElement, sending: boolean, words: FormWords) {
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
export function useLeadForm<In extends FieldValues, Out>(
  definition: FormDefinition<In, Out>,
  { form, words, placement, browserChecks, read, onSending, onStored }: Options<In>,
): void {
  const filling = useRef<Filling | null>(null)
  // Once, and not by react-hook-form's own asynchronous way: that one forgets the elements it was given meanwhile.
  const [typed] = useState(() => typedSoFar<In>(form))
  const { register, handleSubmit, setError, setValue, reset, formState } = useForm<In, unknown, Out>({
    resolver: zodResolver(definition.schema as never, undefined, { raw: true }) as never,
    defaultValues: typed as DefaultValues<In>,
  })
  const { errors } = formState

  useEffect(() => {
    paintErrors(
      form,
      Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message as string | undefined])),
    )
  }, [form, errors])

  useEffect(() => {
    readyToast()
    const current = (filling.current ??= new Filling())
    const listening = new AbortController()
    const { signal } = listening
    // Tick boxes belong to lists, and lists are read from the form when it is sent.
    const single = controlsOf(form).filter(({ type }) => !read || type !== 'checkbox')
    for (const control of single) register(control.name as Path<In>).ref(control)

    const onSent = () => {
      current.succeeded()
      reset(definition.defaults)
      form.reset()
      say(form, words.next ?? words.success.description)
      onStored?.()
    }
    const onFailure = (failure: Failure, body: unknown) => {
      current.hasFailed()
      if (failure.kind === 'network' && queueLead({ endpoint: definition.endpoint, body, key: current.key })) {
        current.queued = current.key
        say(form, queueWords.kept)
      }
      if (failure.kind === 'status')
        for (const [name, [message]] of Object.entries(failure.errors ?? {}))
          setError(name as Path<In>, { message }, { shouldFocus: true })
      showToast({ title: words.failure.title, description: failureDescription(words, failure), variant: 'destructive' })
    }
    const submit = handleSubmit(
      async (data) => {
        say(form, '')
        showSending(form, true, words)
        onSending?.(true)
        const body = {
          ...(data as object),
          meta: leadMeta({ startedAt: current.startedAt, source: placement, website: honeypotOf(form) }),
        }
        const sending = await sendLead(definition.endpoint, body, current.key)
        showSending(form, false, words)
        onSending?.(false)
        // Whatever was kept of this filling, in these words or in earlier ones, has had its turn now.
        if (current.queued) unqueueLead(current.queued)
        current.queued = undefined
        if (!sending.sent) return onFailure(sending.failure, body)
        onSent()
        showToast(words.success)
      },
      () => words.missing && showToast({ ...words.missing, variant: 'destructive' }),
    )

    // From here on the errors stand beside their fields, in our words; before, and without scripts, the browser checks.
    if (!browserChecks) form.setAttribute('novalidate', '')
    form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault()
        for (const [name, value] of Object.entries(read?.(form) ?? {})) setValue(name as Path<In>, value as never)
        void submit()
      },
      { signal },
    )
    form.addEventListener(
      'input',
      (event) => {
        const { name } = event.target as HTMLInputElement
        current.changed()
        if (single.some((control) => control.name === name)) void register(name as Path<In>).onChange(event)
      },
      { signal },
    )
    window.addEventListener(
      sentEvent,
      (event) => {
        if ((event as CustomEvent<string>).detail === current.queued) onSent()
      },
      { signal },
    )
    return () => listening.abort()
  }, [
    browserChecks,
    definition,
    form,
    handleSubmit,
    onSending,
    onStored,
    placement,
    read,
    register,
    reset,
    setError,
    setValue,
    words,
  ])
}
