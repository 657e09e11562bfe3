'use client'

import { type ComponentType, useEffect, useRef, useState } from 'react'
import { readDraft } from './draft'

export interface IslandProps {
  form: HTMLFormElement
  placement: string
}

// One chunk a form: react-hook-form, the schema and the toasts are fetched by who touches the form.
const islands = {
  contact: () => import('./contact-island').then((module) => module.ContactIsland),
  'natural-order-onboarding': () =>
    import('./natural-order-onboarding-island').then((module) => module.NaturalOrderOnboardingIsland),
  'naturally-sunnie-waitlist': () =>
    import('./naturally-sunnie-waitlist-island').then((module) => module.NaturallySunnieWaitlistIsland),
  'newsletter-subscribe': () =>
    import('./newsletter-subscribe-island').then((module) => module.NewsletterSubscribeIsland),
  newsletter: () => import('./newsletter-island').then((module) => module.NewsletterIsland),
  'protect-your-place-signup': () =>
    import('./protect-your-place-signup-island').then((module) => module.ProtectYourPlaceSignupIsland),
  'waitlist-store': () => import('./waitlist-store-island').then((module) => module.WaitlistStoreIsland),
} satisfies Record<string, () => Promise<ComponentType<IslandProps>>>

export type IslandSlug = keyof typeof islands

/** Waits inside a form for the first touch. A form sent before its island arrived is sent by the island once it is here. */
export function FormIsland({ slug, placement }: { slug: IslandSlug; placement: string }) {
  const marker = useRef<HTMLSpanElement>(null)
  const waiting = useRef<{ readonly listening: AbortController; send: boolean } | null>(null)
  const [awake, setAwake] = useState<{ Island: ComponentType<IslandProps>; form: HTMLFormElement }>()

  useEffect(() => {
    const form = marker.current?.closest('form')
    if (!form) return
    const mine = { listening: new AbortController(), send: false }
    waiting.current = mine
    const { signal } = mine.listening
    let loading = false
    const wake = () => {
      if (loading) return
      loading = true
      islands[slug]().then(
        (Island) => setAwake({ Island, form }),
        // Without its island the form still posts by itself.
        () => (mine.send ? form.submit() : mine.listening.abort()),
      )
    }
    // Somebody may have begun before this script came, or in an earlier visit.
    if (form.contains(document.activeElement) || readDraft(slug)) wake()
    form.addEventListener('focusin', wake, { signal })
    form.addEventListener('pointerdown', wake, { signal })
    form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault()
        mine.send = true
        wake()
      },
      { signal },
    )
    return () => mine.listening.abort()
  }, [slug])

  // The island's own effects have run before this one: no submit falls between the two and leaves the page.
  useEffect(() => {
    if (!awake || !waiting.current) return
    waiting.current.listening.abort()
    if (waiting.current.send) awake.form.requestSubmit()
  }, [awake])

  return (
    <>
      <span ref={marker} hidden />
      {awake && <awake.Island form={awake.form} placement={placement} />}
    </>
  )
}
