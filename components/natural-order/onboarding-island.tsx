'use client'

import { useEffect, useState } from 'react'
import type { IslandProps } from '@/components/forms/island'
import { storedEvent } from '@/components/forms/submission-events'
import { useLeadForm } from '@/components/forms/use-lead-form'
import { formBySlug } from '@/lib/forms/registry'
import { PhotoList, type PhotoWords } from './photo-list'
import { PhotoPicker } from './photo-picker'

/** The Natural Order form's island: what every form is given, and its photographs beside the fields (decision C18). */
export function OnboardingIsland({ form, slug, placement }: IslandProps) {
  const [photos] = useState(() => {
    const place = form.querySelector<HTMLElement>('[data-photos]')
    if (!place) return undefined
    const words = JSON.parse(place.dataset.photos!) as PhotoWords
    // A change of photographs is a change of the form: the draft keeps it.
    const list = new PhotoList(words, () => form.dispatchEvent(new Event('input')))
    return { place, words, list }
  })
  useLeadForm(formBySlug(slug)!, { form, placement, extras: photos?.list })
  useEffect(() => {
    const thanks = form.parentElement!.querySelector<HTMLElement>('[data-stored-view]')!
    // Thanks that say which way the other photos can come don't lead on by themselves.
    const sayLeftOut = () => {
      if (!photos?.list.leavesOut) return
      thanks.querySelector('[data-onward-ms]')?.removeAttribute('data-onward-ms')
      for (const part of thanks.querySelectorAll<HTMLElement>('[data-photos-left-out]')) part.hidden = !part.hidden
    }
    form.addEventListener(storedEvent, sayLeftOut)
    return () => form.removeEventListener(storedEvent, sayLeftOut)
  }, [form, photos])
  return photos ? <PhotoPicker {...photos} /> : null
}
