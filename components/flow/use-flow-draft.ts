'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import { type Draft, readDraft, saveDraft } from '@/components/forms/draft'
import type { FormSlug } from '@/lib/forms/registry'

interface Options {
  readonly slug: FormSlug
  /** The answers, as in the flow's query string. */
  readonly query: string
  /** Whether the query string has answers, valid or not. */
  readonly hasAnswers: () => boolean
  /** Called if answers or typed fields were kept, with the answers unless the query string has its own. */
  readonly restore: (query?: string) => void
}

/** Keeps a flow's answers on this device until they're sent, and restores them after a reload or a closed tab. */
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
