'use client'

import { useEffect, useState } from 'react'
import { storedEvent } from '@/components/forms/submission-events'
import { type IslandProps, useLeadForm } from '@/components/forms/use-lead-form'
import { formBySlug } from '@/lib/forms/registry'
import { PhotoList } from './photo-list'
import { PhotoPicker } from './photo-picker'
import type { PhotoWords } from '@/content/natural-order-onboarding'

/** The Natural Order form's island: what every form gets, plus its photos. */
export function OnboardingIsland({ form, slug, placement }: IslandProps) {
  const [photos] = useState(() => {
    const place = form.querySelector<HTMLElement>('[data-photos]')
    if (!place) return undefined
    const words = JSON.parse(place.dataset.photos!) as PhotoWords
    // Changing the photos counts as changing the form, so that the draft keeps them.
    const list = new PhotoList(words, () => form.dispatchEvent(new Event('input')))
    return { place, words, list }
  })
  useLeadForm(formBySlug(slug)!, { form, placement, extras: photos?.list })
  useEffect(() => {
    const thanks = form.parentElement!.querySelector<HTMLElement>('[data-stored-view]')!
    // Thanks that say how else to send the remaining photos don't lead on automatically.
    const sayLeftOut = () => {
      if (!photos?.list.hasUnsentPhotos) return
      thanks.querySelector('[data-onward-ms]')?.removeAttribute('data-onward-ms')
      for (const part of thanks.querySelectorAll<HTMLElement>('[data-photos-toggle]')) part.hidden = !part.hidden
    }
    form.addEventListener(storedEvent, sayLeftOut)
    return () => form.removeEventListener(storedEvent, sayLeftOut)
  }, [form, photos])
  return photos ? <PhotoPicker {...photos} /> : null
}
