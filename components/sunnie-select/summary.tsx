'use client'

import { type ReactNode, useRef } from 'react'
import { HiddenFields } from '@/components/flow/flow-step'
import { useStored } from '@/components/flow/use-stored'
import { LeadForm } from '@/components/forms/lead-form'
import type { Build } from './build'
import type { BuilderCatalogue } from './catalogue'
import { quoteFieldsOf } from './figures'

interface SummaryProps {
  readonly catalogue: BuilderCatalogue
  readonly build: Build
  /** The contact fields, with the submit button. */
  readonly contactFields: ReactNode
  readonly onStored: () => void
}

/** Step 5: the contact details for the quote, and the button (specification, sections 4 and 5). */
export function BuilderSummary({ catalogue, build, contactFields, onStored }: SummaryProps) {
  const place = useRef<HTMLHeadingElement>(null)
  useStored(place, onStored)
  return (
    <LeadForm
      form={catalogue.form}
      placement="sunnie-select-onboarding"
      className="relative grid gap-6 sm:grid-cols-2 [&>:is(h3,p,:has(button),:has(textarea))]:col-span-full"
    >
      <h3 ref={place} className="text-lg">
        {catalogue.words.contact.heading}
      </h3>
      <HiddenFields fields={quoteFieldsOf(build, catalogue)} />
      <input type="hidden" name="timestamp" />
      {contactFields}
    </LeadForm>
  )
}
