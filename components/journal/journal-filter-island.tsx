'use client'

import { useEffect, useRef } from 'react'
import { answerAssistant, holdAssistant } from '@/components/forms/assistant'
import { isFilledIn } from '@/components/forms/form-controls'
import { useReady } from '@/components/ui/use-in-browser'
import { comparable } from '@/lib/invisible'
import { matchesFilter, resultText, type ResultWords } from '@/lib/journal-filter'

function filterOf(form: HTMLFormElement) {
  const data = new FormData(form)
  return { q: String(data.get('q')), category: String(data.get('category')) }
}

/** Shows the matching cards and updates the URL, so that a search can be shared or reloaded. */
function applyFilter(form: HTMLFormElement, status: HTMLElement, words: ResultWords) {
  const filter = filterOf(form)
  let found = 0
  for (const card of document.querySelectorAll<HTMLElement>('[data-article]')) {
    const { text = '', category = '' } = card.dataset
    card.hidden = !matchesFilter({ text, category }, filter)
    if (!card.hidden) found += 1
  }
  document.querySelector<HTMLElement>('[data-journal-empty]')!.hidden = found > 0
  status.textContent = resultText(words, found)
  const query = new URLSearchParams()
  if (filter.q.trim()) query.set('q', filter.q.trim())
  if (filter.category) query.set('category', filter.category)
  const search = String(query)
  history.replaceState(history.state, '', `${location.pathname}${search && `?${search}`}`)
}

interface JournalFilterIslandProps {
  readonly words: ResultWords
  /** The result text from the server, if this was a search. */
  readonly result?: string
}

/** Filters the journal's grid as the visitor types. Without JavaScript the form is submitted to the server. */
export function JournalFilterIsland({ words, result }: JournalFilterIslandProps) {
  const status = useRef<HTMLParagraphElement>(null)
  const ready = useReady() // the cards that aren't served are there from now on
  useEffect(() => {
    const message = status.current
    const form = message?.closest('form')
    if (!ready || !message || !form) return
    const controller = new AbortController()
    const apply = () => applyFilter(form, message, words)
    if (isFilledIn(form)) apply() // typed or chosen before hydration
    const onSubmit = (event: Event) => {
      event.preventDefault()
      holdAssistant(event)
      apply()
      // The newest is shown whatever is sought, but doesn't count as found.
      const featured = document.querySelector<HTMLElement>('[data-featured]')!
      const text = comparable(featured.textContent)
      const found = matchesFilter({ text, category: featured.dataset.category! }, filterOf(form)) ? [featured] : []
      const cards = document.querySelectorAll<HTMLElement>('[data-article]:not([hidden])')
      const lines = [...found, ...cards].map((card) => {
        const link = card.querySelector('a')!
        return `${link.ariaLabel} ${link.href}`
      })
      answerAssistant(form, [message.textContent, ...lines].join('\n'))
      const heading = document.getElementById('journal-more')
      if (!heading) return
      heading.tabIndex = -1
      heading.focus() // or the next Tab would go back to the search, above the screen
      heading.scrollIntoView()
    }
    form.addEventListener('input', apply, controller)
    form.addEventListener('submit', onSubmit, controller)
    return () => controller.abort()
  }, [ready, words])
  return (
    <p ref={status} role="status" className="col-span-full font-semibold empty:absolute">
      {result}
    </p>
  )
}
