'use client'

import { useEffect, useRef } from 'react'
import { readDraft, saveDraft } from './draft'
import type { Details } from './flow-details'

interface Draft {
  /** The answers, as the flow's address holds them. */
  readonly query: string
  readonly details: Details
}

interface Options extends Draft {
  readonly slug: string
  /** Opens what was kept; an address with answers of its own goes before kept ones. */
  readonly restore: (draft: Partial<Draft>) => void
}

const texts = (value: unknown): Details =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === 'string'))
    : {}

const hasText = (details: Details) =>
  Object.entries(details).some(([name, text]) => text !== '' && name !== 'preferredContact')

/** Keeps a flow's answers on this device until they are sent, and brings them back after a reload or a closed tab. */
export function useFlowDraft({ slug, query, details, restore }: Options): void {
  const ready = useRef(false)
  const onRestore = useRef(restore)

  useEffect(() => {
    const draft = readDraft(slug) as Partial<Draft> | undefined
    ready.current = true
    if (!draft) return
    const answers = typeof draft.query === 'string' && location.search === '' ? draft.query : ''
    const typed = texts(draft.details)
    if (!answers && !hasText(typed)) return
    onRestore.current({ ...(answers && { query: answers }), details: typed })
  }, [slug])

  useEffect(() => {
    if (!ready.current) return
    if (query || hasText(details)) saveDraft(slug, { query, details })
  }, [slug, query, details])
}
