'use client'

import { useCallback } from 'react'
import { newsletterSubscribe } from '@/lib/forms/newsletter-subscribe'
import type { IslandProps } from './form-island'
import { useLeadForm } from './use-lead-form'

const valueOf = (form: HTMLFormElement, name: string) => {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field.value : ''
}

const read = (form: HTMLFormElement) => ({
  firstName: valueOf(form, 'firstName'),
  email: valueOf(form, 'email'),
  source: newsletterSubscribe.defaults.source,
})

/** The newsletter page's form: once stored, the view beside it takes its place (specification sections 2 and 4). */
export function NewsletterSubscribeIsland({ form, placement }: IslandProps) {
  const onStored = useCallback(() => {
    const view = form.parentElement?.querySelector<HTMLElement>('[data-subscribed]')
    if (!view) return
    form.setAttribute('hidden', '')
    view.removeAttribute('hidden')
    view.focus()
  }, [form])
  useLeadForm(newsletterSubscribe, { form, words: newsletterSubscribe.words.newsletter!, placement, read, onStored })
  return null
}
