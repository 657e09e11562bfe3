'use client'

import { useEffect, useRef, useState } from 'react'
import type { FormSlug } from '@/lib/forms/registry'
import { isAwaited } from './awaited'
import { fillIn, isFilledIn, say, valuesIn } from './form-controls'
import type { Island } from './island'

interface FormIslandProps {
  readonly slug: FormSlug
  readonly placement: string
  /** Fetches the island, when somebody touches the form. */
  readonly load?: () => Promise<Island>
}

/** As long as the loader waits for the runtime. */
const patienceMs = 8_000
/** And as often as it tries again where a form that was sent is told that there's no network. */
const retryMs = 5_000

/** The forms as they were served, until React has taken each up or put another in its place. */
let served = typeof document === 'undefined' ? [] : [...document.forms]

/**
 * React renders a page anew when the browser has changed its texts, as a translation does: what was typed is in the form
 * that was taken away.
 */
function takeOver(form: HTMLFormElement) {
  const before = served.find((other) => other === form || (!other.isConnected && other.action === form.action))
  served = served.filter((other) => other !== before)
  if (!before || before === form) return
  fillIn(form, valuesIn(before))
  const [chosen, files] = [before, form].map((one) => one.querySelector<HTMLInputElement>('[type="file"]'))
  if (chosen && files) files.files = chosen.files
  form.dispatchEvent(new Event('input', { bubbles: true }))
}

const loadLeadForm = () => import('./lead-form-island').then((module) => module.LeadFormIsland)

/** Waits inside a form for the first touch. A form sent before its island arrived is sent by the island once it is here. */
export function FormIsland({ slug, placement, load = loadLeadForm }: FormIslandProps) {
  const marker = useRef<HTMLSpanElement>(null)
  const waiting = useRef<{ readonly listening: AbortController; send: boolean } | null>(null)
  const [awake, setAwake] = useState<{ Island: Island; form: HTMLFormElement }>()

  useEffect(() => {
    const form = marker.current?.closest('form')
    if (!form) return
    takeOver(form)
    const mine = { listening: new AbortController(), send: false }
    waiting.current = mine
    const { signal } = mine.listening
    let [loading, promised] = [false, false]
    // Without its island the form posts by itself, now and at every later press; without a network as well it waits.
    const giveUp = () => {
      if (signal.aborted) return
      if (promised || !navigator.onLine) {
        loading = false
        if (!mine.send) return
        if (!promised) say(form, form.querySelector<HTMLElement>('[data-offline]')?.dataset.offline ?? '')
        promised = true
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
    // Somebody may have begun before this script came, or on an earlier visit.
    const file = form.querySelector<HTMLInputElement>('[type="file"]')?.value
    if (form.contains(document.activeElement) || isFilledIn(form) || file || isAwaited(slug)) wake()
    form.addEventListener('focusin', wake, { signal })
    form.addEventListener('pointerdown', wake, { signal })
    const holdBack = (event: Event) => {
      event.preventDefault()
      setTimeout(giveUp, patienceMs)
      promised = false // what is sent by hand may post
      mine.send = true
      wake()
    }
    form.addEventListener('submit', holdBack, { signal })
    // What the browser would refuse waits as well, and the island says what's wrong in our words (decision D1).
    form.addEventListener('invalid', holdBack, { signal, capture: true })
    return () => mine.listening.abort()
  }, [load, slug])

  // The island's own effects have run before this one: no submit falls between the two and leaves the page.
  useEffect(() => {
    if (!awake || !waiting.current) return
    waiting.current.listening.abort()
    // A press, not a submit: the island keeps it back if it has found that all of it arrived before.
    if (waiting.current.send) awake.form.querySelector<HTMLElement>('[type="submit"]')?.click()
  }, [awake])

  return (
    <>
      <span ref={marker} hidden data-draft={slug} />
      {awake && <awake.Island form={awake.form} slug={slug} placement={placement} />}
    </>
  )
}
