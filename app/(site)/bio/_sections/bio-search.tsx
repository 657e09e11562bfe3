'use client'

import { useEffect, useRef } from 'react'

/** Inside the search box's frame: shows the links whose words match. No request, no other page (decision E3). */
export function BioSearch({ empty }: { readonly empty: string }) {
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const place = status.current
    const box = place?.parentElement?.querySelector('input')
    if (!place || !box) return
    const filter = () => {
      const wanted = box.value.trim().toLowerCase()
      let shown = 0
      for (const item of document.querySelectorAll<HTMLElement>('[data-bio-link]')) {
        item.hidden = !item.textContent.toLowerCase().includes(wanted)
        if (!item.hidden) shown += 1
      }
      place.textContent = shown > 0 ? '' : empty
    }
    filter()
    box.addEventListener('input', filter)
    return () => box.removeEventListener('input', filter)
  }, [empty])
  return <p ref={status} role="status" className="mt-4 empty:hidden" />
}
