'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { copyText } from '@/components/site/copy-text'
import { useInBrowser } from '@/components/ui/use-in-browser'

declare global {
  interface Window {
    /** What the loader copies on a click that it holds back. */
    copying?: Promise<void>
  }
}

/** A replayed click has already been copied by the loader: Safari allows copying only in the visitor's own click. */
const copy = (text: string, { isTrusted }: Event) =>
  (isTrusted ? undefined : window.copying?.then(() => true).catch(() => copyText(text))) ?? copyText(text)

/** Desktop browsers have a share sheet too, but nobody expects it there. */
const hasShareSheet = () => 'share' in navigator && matchMedia('(pointer: coarse)').matches

/** The button that opens the phone's share sheet, if there is one. */
export const ShareSheet = ({ children }: { readonly children: ReactNode }) =>
  useInBrowser(hasShareSheet, false) && children

interface ShareIslandProps {
  /** Text of the alert shown after copying. */
  readonly copied: string
  /** The same, if the browser doesn't allow copying. */
  readonly copyFailed: string
}

/** Copies the article's URL and opens the phone's share sheet. */
export function ShareIsland({ copied, copyFailed }: ShareIslandProps) {
  const marker = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const box = marker.current?.closest('[data-share]')
    if (!box) return
    const onClick = (event: Event) => {
      const target = (event.target as Element).closest<HTMLElement>('[data-copy], [data-share-more]')
      if (target?.dataset.copy) {
        void copy(target.dataset.copy, event).then((done) => window.alert(done ? copied : copyFailed))
      } else if (target?.dataset.shareMore) {
        // Rejects when the visitor closes the sheet.
        navigator.share({ url: target.dataset.shareMore, title: target.dataset.title }).catch(() => {})
      }
    }
    box.addEventListener('click', onClick)
    return () => box.removeEventListener('click', onClick)
  }, [copied, copyFailed])
  return <span ref={marker} hidden />
}
