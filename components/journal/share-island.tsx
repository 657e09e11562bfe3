'use client'

import { useEffect, useRef } from 'react'
import { copyText } from './copy-text'

interface ShareIslandProps {
  /** The alert's words. */
  readonly copied: string
  /** In pixels. */
  readonly size: { readonly width: number; readonly height: number }
}

/** Opens the share links beside it in a small window, copies the article's address, opens the phone's sheet. */
export function ShareIsland({ copied, size: { width, height } }: ShareIslandProps) {
  const marker = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const box = marker.current?.closest('[data-share]')
    if (!box) return
    const sheet = box.querySelector<HTMLElement>('[data-share-sheet]')
    // Desktops have the sheet too, and nobody looks for it there.
    if (sheet && 'share' in navigator && matchMedia('(pointer: coarse)').matches) sheet.hidden = false
    const onClick = (event: Event) => {
      const target = (event.target as Element).closest<HTMLElement>(
        '[data-share-window], [data-share-copy], [data-share-more]',
      )
      if (target instanceof HTMLAnchorElement) {
        event.preventDefault()
        window.open(target.href, 'share', `width=${width},height=${height},noopener`)
      } else if (target?.dataset.shareCopy) {
        void copyText(target.dataset.shareCopy).then((done) => done && window.alert(copied))
      } else if (target?.dataset.shareMore) {
        // Refused means closed again by the visitor.
        navigator.share({ url: target.dataset.shareMore, title: target.dataset.title }).catch(() => {})
      }
    }
    box.addEventListener('click', onClick)
    return () => box.removeEventListener('click', onClick)
  }, [copied, width, height])
  return <span ref={marker} hidden />
}
