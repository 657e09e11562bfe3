'use client'

import { newsletter } from '@/lib/forms/newsletter'
import type { IslandProps } from './form-island'
import { useLeadForm } from './use-lead-form'

export function NewsletterIsland({ form, placement }: IslandProps) {
  useLeadForm(newsletter, { form, words: newsletter.words[placement] ?? newsletter.words.home!, placement })
  return null
}
