'use client'

import { useLinkStatus } from 'next/link'

/** Inside a link with `relative`: a line under it while the linked page is loading. */
export const LinkPending = () =>
  useLinkStatus().pending && (
    <span
      aria-hidden
      data-on-the-way
      className="absolute inset-x-3 bottom-1 h-0.5 rounded-full bg-reef transition-opacity delay-150 starting:opacity-0 forced-colors:bg-[Highlight]"
    />
  )
