'use client'

import { useEffect, useRef, useState } from 'react'
import type { FormSlug } from '@/lib/forms/registry'
import { draftKey, queueKey } from '@/lib/loader-names'
import { answerAssistant, holdAssistant } from './assistant'
import { isFilledIn, listen, showText, watchSilentChanges } from './form-controls'
import type { Island } from './use-lead-form'

interface FormIslandProps {
  readonly slug: FormSlug
  readonly placement: string
  /** Fetches the island when somebody touches the form. */
  readonly load?: () => Promise<Island>
  /** The form, if the island is rendered outside it (app/standing-forms.tsx). */
  readonly standing?: HTMLFormElement
}

/** The same as the loader's wait for the runtime. */
const loadTimeoutMs = 8_000
/** How often to try again while a submitted form has no network. */
const retryMs = 5_000

/** Whether this device has something for a form: a draft, or a submission that is waiting or was rejected. */
function hasUnsent(slug: string): boolean {
  try {
    return !!localStorage.getItem(draftKey(slug)) || !!localStorage.getItem(queueKey)?.includes(`"slug":"${slug}"`)
  } catch {
    return false
  }
}

const loadLeadForm = () => import('./use-lead-form').then((module) => module.LeadFormIsland)

/** Waits in a form for the first touch. If the form is submitted before its island has loaded, the island sends it. */
export function FormIsland({ slug, placement, load = loadLeadForm, standing }: FormIslandProps) {
  const marker = useRef<HTMLSpanElement>(null)
  const waiting = useRef<{ readonly listening: AbortController; send: boolean } | null>(null)
  const [awake, setAwake] = useState<{ Island: Island; form: HTMLFormElement }>()

  useEffect(() => {
    const form = standing ?? marker.current?.closest('form')
    if (!form) return
    const mine = { listening: new AbortController(), send: false }
    waiting.current = mine
    const { signal } = mine.listening
    let [loading, willRetry] = [false, false]
    // Without its island, the form posts natively from now on. If there's no network either, it waits.
    const giveUp = () => {
      if (signal.aborted) return
      if (willRetry || !navigator.onLine) {
        loading = false
        if (!mine.send) return
        const offline = form.querySelector<HTMLElement>('[data-offline]')?.dataset.offline ?? ''
        if (!willRetry) showText(form, offline)
        answerAssistant(form, offline)
        willRetry = true
        return void setTimeout(wake, retryMs)
      }
      mine.listening.abort()
      if (mine.send) form.submit()
    }
    const wake = () => {
      if (loading) return
      loading = true
      load().then((Island) => signal.aborted || setAwake({ Island, form }), giveUp)
    }
    // The visitor may have started before this script loaded, or on an earlier visit.
    const file = form.querySelector<HTMLInputElement>('[type="file"]')?.value
    if (form.contains(document.activeElement) || isFilledIn(form) || file || hasUnsent(slug)) wake()
    listen(form, 'focusin', wake, signal)
    listen(form, 'pointerdown', wake, signal)
    listen(form, 'input', ({ target }) => target === form && wake(), signal)
    const holdBack = (event: Event) => {
      event.preventDefault()
      holdAssistant(event)
      setTimeout(giveUp, loadTimeoutMs)
      willRetry = false // submitting it again may post natively
      mine.send = true
      wake()
    }
    listen(form, 'submit', holdBack, signal)
    // Hold back an invalid form too, so that the island shows the errors in our wording.
    listen(form, 'invalid', holdBack, signal)
    const attached = new AbortController()
    watchSilentChanges(form, attached.signal)
    return () => {
      attached.abort()
      mine.listening.abort()
    }
  }, [load, slug, standing])

  // The island's own effects have run before this one, so no submit slips in between and leaves the page.
  useEffect(() => {
    if (!awake || !waiting.current) return
    waiting.current.listening.abort()
    // Click rather than submit: the island cancels the click if it finds that all of it has already been stored.
    if (waiting.current.send) awake.form.querySelector<HTMLElement>('[type="submit"]')?.click()
  }, [awake])

  return (
    <>
      {!standing && <span ref={marker} hidden data-draft={slug} />}
      {awake && <awake.Island form={awake.form} slug={slug} placement={placement} />}
    </>
  )
}
