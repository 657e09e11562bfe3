'use client'

import { brandGroups, naturallySunnieWaitlist } from '@/lib/forms/naturally-sunnie-waitlist'
import type { IslandProps } from './form-island'
import { useLeadForm } from './use-lead-form'

/** The body of the specification, section 3: ticked labels joined by commas, by brand and all together (decision C12). */
export function readWaitlist(form: HTMLFormElement) {
  const data = new FormData(form)
  const line = (name: string) => String(data.get(name) ?? '')
  const chosen = brandGroups.map((group) => data.getAll(group).map(String))
  const [koalaEcoProducts, weTheWildProducts, usTheEarthProducts] = chosen.map((labels) => labels.join(', '))
  const all = chosen.flat()
  return {
    email: line('email'),
    firstName: line('firstName'),
    koalaEcoProducts,
    weTheWildProducts,
    usTheEarthProducts,
    brandSuggestions: line('brandSuggestions'),
    source: line('source'),
    totalProductsSelected: all.length,
    allSelectedProducts: all.join(', '),
  }
}

export function NaturallySunnieWaitlistIsland({ form, placement }: IslandProps) {
  useLeadForm(naturallySunnieWaitlist, {
    form,
    words: naturallySunnieWaitlist.words['naturally-sunnie']!,
    placement,
    browserChecks: true,
    read: readWaitlist,
  })
  return null
}
