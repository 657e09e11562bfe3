'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import type { WizardCatalogue } from './subscribe-catalogue'
import type { Choice } from './subscribe-choice'
import { requestOf, subscriptionPriceOf } from './subscribe-figures'
import { Carried } from './flow-step'
import { type Details, detailsIn, putDetails, useSendButton } from './flow-details'
import type { FlowSending } from './flow-send'

interface SummaryProps {
  readonly catalogue: WizardCatalogue
  readonly choice: Choice
  /** The fields of the person, with the button. */
  readonly contactFields: ReactNode
  /** What was typed before the step was left or the page closed. */
  readonly details: Details
  readonly onDetails: (details: Details) => void
  readonly sending: () => FlowSending
}

const submitHint = 'subscribe-submit-hint'

/** Step 6: the terms that bind, who it is for, and the button (specification, sections 4 and 5; decisions F1, F2, D2). */
export function SubscribeSummary({ catalogue, choice, contactFields, details, onDetails, sending }: SummaryProps) {
  const form = useRef<HTMLFormElement>(null)
  const { words } = catalogue
  const request = requestOf(choice, catalogue)
  const subscriptionPrice = subscriptionPriceOf(choice, catalogue)

  useSendButton(form, submitHint)
  useEffect(() => putDetails(form.current!, details), [details])

  const send = async () => {
    const { sendSubscription } = await import('./subscribe-send')
    await sendSubscription(form.current!, { ...request, ...detailsIn(form.current!) }, subscriptionPrice, sending())
  }

  return (
    <div className="grid gap-8">
      <section aria-labelledby="before-you-start" className="rounded-card bg-wattle-tint p-6 sm:p-8">
        <h3 id="before-you-start" className="text-lg">
          {words.beforeYouStart.heading}
        </h3>
        <ul className="mt-3 grid list-disc gap-2 ps-5 text-sm marker:text-reef">
          {words.beforeYouStart.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>
      <form
        ref={form}
        action={catalogue.endpoint}
        method="post"
        className="relative grid gap-6 sm:grid-cols-2 [&>:is(h3,p,:has(button))]:col-span-full"
        onFocus={() => void import('./subscribe-send')}
        onInput={() => {
          sending().filling.changed()
          onDetails(detailsIn(form.current!))
        }}
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <h3 className="text-lg">{words.contact.heading}</h3>
        <Carried
          fields={[
            ...Object.entries(request),
            ['meta.subscriptionPrice', subscriptionPrice],
            ['meta.source', 'subscribe'],
          ]}
        />
        {contactFields}
        <p id={submitHint} className="-mt-3 text-sm text-muted" hidden>
          {words.contact.submitHint}
        </p>
      </form>
    </div>
  )
}
