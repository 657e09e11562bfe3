'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import { type Draft, readDraft, saveDraft } from '@/components/forms/draft'

interface Options {
  readonly slug: string
  /** The answers, as the flow's address holds them. */
  readonly query: string
  /** Whether the address holds some, known or not. */
  readonly hasAnswers: () => boolean
  /** Told that something was kept: the answers, unless the address has some of its own, or what was typed. */
  readonly restore: (query?: string) => void
}

/** Keeps a flow's answers on this device until they are sent, and brings them back after a reload or a closed tab. */
export function useFlowDraft({ slug, query, hasAnswers, restore }: Options): void {
  const ready = useRef(false)
  const bringBack = useEffectEvent((draft: Draft) => {
    const answers = hasAnswers() ? undefined : draft.query
    if (answers || draft.fields) restore(answers)
  })

  useEffect(() => {
    const draft = readDraft(slug)
    ready.current = true
    if (draft) bringBack(draft)
  }, [slug])

  useEffect(() => {
    if (ready.current && query) saveDraft(slug, { query })
  }, [slug, query])
}
