'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { type Details, detailsIn, putDetails } from './flow-details'
import type { FlowSending } from './flow-send'
import { Carried } from './flow-step'
import type { Build } from './sunnie-select-build'
import type { BuilderCatalogue } from './sunnie-select-catalogue'
import { quoteFieldsOf, quoteOf } from './sunnie-select-figures'

interface SummaryProps {
  readonly catalogue: BuilderCatalogue
  readonly build: Build
  /** The fields of the person, with the button. */
  readonly contactFields: ReactNode
  /** What was typed before the step was left or the page closed. */
  readonly details: Details
  readonly onDetails: (details: Details) => void
  readonly sending: () => FlowSending
}

/** Step 5: where the quote goes, and the button (specification, sections 4 and 5). */
export function BuilderSummary({ catalogue, build, contactFields, details, onDetails, sending }: SummaryProps) {
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    // From here on what is missing gets the specification's notice and a word beside the field.
    form.current!.noValidate = true
    putDetails(form.current!, details)
  }, [details])

  const send = async () => {
    const { sendQuote } = await import('./sunnie-select-send')
    await sendQuote(form.current!, quoteOf(build, catalogue), detailsIn(form.current!), sending())
  }

  return (
    <form
      ref={form}
      action={catalogue.endpoint}
      method="post"
      className="relative grid gap-6"
      onFocus={() => void import('./sunnie-select-send')}
      onInput={() => {
        sending().filling.changed()
        onDetails(detailsIn(form.current!))
      }}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <h3 className="text-lg">{catalogue.words.contact.heading}</h3>
      <Carried fields={[...quoteFieldsOf(build, catalogue), ['meta.source', 'sunnie-select-onboarding']]} />
      {contactFields}
    </form>
  )
}
