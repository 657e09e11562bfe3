'use client'

import { useEffect } from 'react'
import { fallbackPicture } from '@/content/site-chrome'

function showFallback(target: EventTarget | null) {
  if (!(target instanceof HTMLImageElement) || target.dataset.fallback !== undefined) return
  target.dataset.fallback = ''
  target.parentElement?.querySelectorAll('source').forEach((source) => source.remove())
  target.removeAttribute('srcset')
  target.src = fallbackPicture
}

/** One listener for all pictures of the page: errors of images do not bubble, but are captured. */
export function PictureFallback() {
  useEffect(() => {
    for (const image of document.images) {
      if (image.complete && image.naturalWidth === 0 && image.currentSrc) showFallback(image)
    }
    const listen = (event: Event) => showFallback(event.target)
    document.addEventListener('error', listen, true)
    return () => document.removeEventListener('error', listen, true)
  }, [])
  return null
}
