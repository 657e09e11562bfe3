'use client'

import Form from 'next/form'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { searchLimit } from '@/lib/owner/inbox'

interface SearchFormProps {
  readonly action: '/admin/lists' | '/admin/person'
  /** The current search. */
  readonly q?: string
  readonly words: { readonly q: string; readonly find: string }
  /** Hidden inputs that keep the rest of the query string. */
  readonly children?: ReactNode
}

/** Searches through the page's query string. */
export function SearchForm({ action, q = '', words, children }: SearchFormProps) {
  const box = useRef<HTMLInputElement>(null)
  const shown = useRef(q)
  // Going back can change the search. Update the box in place, because recreating it would lose focus. What was typed
  // before hydration stays.
  useEffect(() => {
    if (shown.current !== q) box.current!.value = shown.current = q
  }, [q])
  return (
    <Form action={action} role="search" className="flex max-w-xl flex-wrap items-end gap-3 text-sm">
      {children}
      <div className="grid grow basis-40 gap-1">
        <Label htmlFor="q">{words.q}</Label>
        <Input ref={box} id="q" name="q" type="search" maxLength={searchLimit} autoComplete="off" defaultValue={q} />
      </div>
      <Button type="submit" variant="secondary">
        {words.find}
      </Button>
    </Form>
  )
}
