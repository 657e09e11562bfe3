'use client'

import { useCallback } from 'react'
import { protectYourPlaceSignup } from '@/lib/forms/protect-your-place-signup'
import type { IslandProps } from './form-island'
import { sharingForms } from './shared-fields'
import { showSending, useLeadForm } from './use-lead-form'

const wordsAt = (placement: string) =>
  protectYourPlaceSignup.words[placement] ?? protectYourPlaceSignup.words['campaign-hero']!

/** One of the campaign's two sign-ups; while one is sending, so is the other (decision D5). */
export function ProtectYourPlaceSignupIsland({ form, placement }: IslandProps) {
  const onSending = useCallback(
    (sending: boolean) => {
      for (const other of sharingForms(form)) {
        const source = other.elements.namedItem('meta.source')
        showSending(other, sending, wordsAt(source instanceof HTMLInputElement ? source.value : ''))
      }
    },
    [form],
  )
  useLeadForm(protectYourPlaceSignup, { form, words: wordsAt(placement), placement, browserChecks: true, onSending })
  return null
}
