'use client'

import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { LeadForm } from '@/components/forms/lead-form'
import { storedEvent } from '@/components/forms/submission-events'
import type { PlacedForm } from '@/lib/forms/tool'
import { HiddenFields } from './flow-step'

interface FlowFormProps {
  readonly form: PlacedForm
  readonly placement: string
  readonly heading: string
  /** The answers of the steps before it. */
  readonly answers: Iterable<readonly [name: string, value: string]>
  /** Shows the flow's own thanks. */
  readonly onStored: () => void
  readonly className: string
  /** The contact fields, with the submit button. */
  readonly children: ReactNode
}

/** A flow's last step: the contact details and the button (specification, sections 4 and 5). */
export function FlowForm({ form, placement, heading, answers, onStored, className, children }: FlowFormProps) {
  const place = useRef<HTMLHeadingElement>(null)
  const stored = useEffectEvent((event: Event) => {
    event.preventDefault()
    onStored()
  })
  useEffect(() => {
    const element = place.current?.closest('form')
    const listener = (event: Event) => stored(event)
    element?.addEventListener(storedEvent, listener)
    return () => element?.removeEventListener(storedEvent, listener)
  }, [])
  return (
    <LeadForm form={form} placement={placement} className={`relative grid gap-6 sm:grid-cols-2 ${className}`}>
      <h3 ref={place} className="text-lg">
        {heading}
      </h3>
      <HiddenFields fields={answers} />
      {children}
    </LeadForm>
  )
}
