'use client'

import { useEffect, useRef } from 'react'
import { matchesFilter } from '@/lib/journal-filter'

/** What is read out after a change; `{n}` is a number. */
export interface ResultWords {
  readonly none: string
  readonly one: string
  readonly many: string
}

/** Shows the cards that match and keeps the address in step, so that a search can be shared or reloaded. */
function applyFilter(form: HTMLFormElement, status: HTMLElement, words: ResultWords) {
  const data = new FormData(form)
  const filter = { q: String(data.get('q')), category: String(data.get('category')) }
  let found = 0
  for (const card of document.querySelectorAll<HTMLElement>('[data-article]')) {
    const { text = '', category = '' } = card.dataset
    card.hidden = !matchesFilter({ text, category }, filter)
    if (!card.hidden) found += 1
  }
  document.querySelector<HTMLElement>('[data-journal-empty]')!.hidden = found > 0
  status.textContent = found === 0 ? words.none : found === 1 ? words.one : words.many.replace('{n}', String(found))
  const query = new URLSearchParams()
  if (filter.q.trim()) query.set('q', filter.q.trim())
  if (filter.category) query.set('category', filter.category)
  history.replaceState(history.state, '', `${location.pathname}${query.size > 0 ? `?${query}` : ''}`)
}

/** Filters the journal's grid while one types; without it the form asks the server. */
export function JournalFilterIsland({ words }: { readonly words: ResultWords }) {
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const place = status.current
    const form = place?.closest('form')
    if (!place || !form) return
    const listening = new AbortController()
    const apply = () => applyFilter(form, place, words)
    form.addEventListener('input', apply, listening)
    form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault()
        apply()
      },
      listening,
    )
    return () => listening.abort()
  }, [words])
  return <p ref={status} role="status" className="sr-only" />
}
