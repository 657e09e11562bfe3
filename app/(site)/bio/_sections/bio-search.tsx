'use client'

import { useEffect, useRef } from 'react'
import { comparable } from '@/lib/invisible'

/**
 * Filters the links as the visitor types, without a request or a page load. Renders next to the input.
 */
export function BioSearch({ empty }: { readonly empty: string }) {
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const message = status.current
    const input = message?.parentElement?.querySelector('input')
    if (!message || !input) return
    const filter = () => {
      const query = comparable(input.value)
      let shown = 0
      for (const item of document.querySelectorAll<HTMLElement>('[data-bio-link]')) {
        item.hidden = !comparable(item.textContent).includes(query)
        if (!item.hidden) shown += 1
      }
      message.textContent = shown > 0 ? '' : empty
    }
    filter()
    input.addEventListener('input', filter)
    return () => input.removeEventListener('input', filter)
  }, [empty])
  return <p ref={status} role="status" className="mt-4 empty:absolute" />
}
