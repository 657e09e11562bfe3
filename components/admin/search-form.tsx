import Form from 'next/form'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'

interface SearchFormProps {
  readonly action: '/admin/lists' | '/admin/person'
  /** What is searched for now. */
  readonly q?: string
  readonly words: { readonly q: string; readonly find: string }
  /** What else the page's address keeps. */
  readonly children?: ReactNode
}

/** Searches by the page's address. */
export const SearchForm = ({ action, q, words, children }: SearchFormProps) => (
  <Form action={action} key={q} role="search" className="flex max-w-xl items-end gap-3 text-sm">
    {children}
    <div className="grid grow gap-1">
      <Label htmlFor="q">{words.q}</Label>
      <Input id="q" name="q" type="search" maxLength={200} autoComplete="off" defaultValue={q} />
    </div>
    <Button type="submit" variant="secondary">
      {words.find}
    </Button>
  </Form>
)
