import { createRoot } from 'react-dom/client'
import { FormIsland } from '@/components/forms/form-island'
import { QueueWatch } from '@/components/forms/queue-watch'
import { loadOnboarding } from '@/components/natural-order/onboarding-form-island'
import { Awake } from '@/components/site/awake'
import type { FormSlug } from '@/lib/forms/registry'

/** Gives the forms of a page that React doesn't own their islands (keep-standing.tsx). */
export function mountForms(): void {
  const islands = [...document.querySelectorAll<HTMLElement>('form [data-draft]')].map((marker, index) => {
    const form = marker.closest('form')!
    const slug = marker.dataset.draft as FormSlug
    const placement = form.querySelector<HTMLInputElement>('[name="meta.source"]')!.value
    const load = slug === 'natural-order-onboarding' ? loadOnboarding : undefined
    return <FormIsland key={index} slug={slug} placement={placement} load={load} standing={form} />
  })
  createRoot(document.createElement('div')).render(
    <>
      {islands}
      <QueueWatch />
      <Awake />
    </>,
  )
}
