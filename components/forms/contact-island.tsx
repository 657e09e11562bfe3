'use client'

import { contact } from '@/lib/forms/contact'
import type { IslandProps } from './form-island'
import { useLeadForm } from './use-lead-form'

export function ContactIsland({ form, placement }: IslandProps) {
  useLeadForm(contact, { form, words: contact.words.contact!, placement })
  return null
}
