'use client'

import { waitlistStore } from '@/lib/forms/waitlist-store'
import type { IslandProps } from './form-island'
import { useLeadForm } from './use-lead-form'

export function WaitlistStoreIsland({ form, placement }: IslandProps) {
  useLeadForm(waitlistStore, { form, words: waitlistStore.words['store-preview']!, placement, browserChecks: true })
  return null
}
