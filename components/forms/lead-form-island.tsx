'use client'

import { formBySlug } from '@/lib/forms/registry'
import type { IslandProps } from './island'
import { useLeadForm } from './use-lead-form'

/** What a form loads on first touch: react-hook-form, its schema and its notices, in one chunk. */
export function LeadFormIsland({ form, slug, placement }: IslandProps) {
  useLeadForm(formBySlug(slug)!, { form, placement })
  return null
}
