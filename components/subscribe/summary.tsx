'use client'

import { type ReactNode, useRef } from 'react'
import { HiddenFields } from '@/components/flow/flow-step'
import { useStored } from '@/components/flow/use-stored'
import { LeadForm } from '@/components/forms/lead-form'
import type { WizardCatalogue } from './catalogue'
import type { PlanChoice } from './choice'
import { requestOf, subscriptionPriceOf } from './figures'
import { useSendButton } from './use-send-button'

interface SummaryProps {
  readonly catalogue: WizardCatalogue
  readonly choice: PlanChoice
  /** The contact fields, with the terms and the submit button. */
  readonly contactFields: ReactNode
  readonly onStored: () => void
}

const submitHint = 'subscribe-submit-hint'

/** Step 6: the contact details, the terms and the button (specification, sections 4 and 5). */
export function SubscribeSummary({ catalogue, choice, contactFields, onStored }: SummaryProps) {
  const { words } = catalogue
  const place = useRef<HTMLHeadingElement>(null)
  useSendButton(place, submitHint)
  useStored(place, onStored)
  return (
    <LeadForm
      form={catalogue.form}
      placement="subscribe"
      className="relative grid gap-6 sm:grid-cols-2 [&>:is(h3,p,:has(button))]:col-span-full"
    >
      <h3 ref={place} className="text-lg">
        {words.contact.heading}
      </h3>
      <HiddenFields
        fields={[
          ...Object.entries(requestOf(choice, catalogue)),
          ['meta.subscriptionPrice', subscriptionPriceOf(choice, catalogue)],
        ]}
      />
      {contactFields}
      <p id={submitHint} className="-mt-3 text-sm text-muted" hidden>
        {words.contact.submitHint}
      </p>
    </LeadForm>
  )
}
