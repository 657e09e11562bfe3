'use client'

import { useEffect, useRef } from 'react'
import { copyText } from './copy-text'

interface ShareIslandProps {
  /** The alert's words. */
  readonly copied: string
  /** In pixels. */
  readonly size: { readonly width: number; readonly height: number }
}

/** Opens the share links beside it in a small window, and copies the article's address. */
export function ShareIsland({ copied, size: { width, height } }: ShareIslandProps) {
  const marker = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const box = marker.current?.closest('[data-share]')
    if (!box) return
    const onClick = (event: Event) => {
      const target = (event.target as Element).closest<HTMLElement>('[data-share-window], [data-share-copy]')
      if (target instanceof HTMLAnchorElement) {
        event.preventDefault()
        window.open(target.href, 'share', `width=${width},height=${height},noopener`)
      } else if (target?.dataset.shareCopy) {
        void copyText(target.dataset.shareCopy).then((done) => done && window.alert(copied))
      }
    }
    box.addEventListener('click', onClick)
    return () => box.removeEventListener('click', onClick)
  }, [copied, width, height])
  return <span ref={marker} hidden />
}
