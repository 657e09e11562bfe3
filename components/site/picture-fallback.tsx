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

/** Replaces pictures that fail to load. Image errors don't bubble, so this listens in the capture phase. */
export function PictureFallback() {
  useEffect(() => {
    for (const image of document.images) {
      if (image.complete && image.naturalWidth === 0 && image.currentSrc) showFallback(image)
    }
    const onError = (event: Event) => showFallback(event.target)
    document.addEventListener('error', onError, true)
    return () => document.removeEventListener('error', onError, true)
  }, [])
  return null
}
