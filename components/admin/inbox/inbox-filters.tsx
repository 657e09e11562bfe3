'use client'

import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { admin } from '@/content/admin'
import { inbox } from '@/content/admin-inbox'
import { ChoiceMenu, type Choices } from '../ui/choice-menu'
import { Popover, PopoverContent, PopoverTrigger } from '../ui/popover'
import { type InboxQuery, noView } from './use-inbox-query'

const words = inbox.list
const { held: _, ...states } = admin.leads.states

const Field = ({ id, label, children }: { id: string; label: string; children: ReactNode }) => (
  <div className="grid gap-1">
    <Label htmlFor={id}>{label}</Label>
    {children}
  </div>
)

const Choice = (props: ComponentProps<typeof ChoiceMenu>) => (
  <Field id={props.id} label={props.label}>
    <ChoiceMenu {...props} />
  </Field>
)

interface InboxFiltersProps {
  readonly query: InboxQuery
  readonly forms: Choices
  onChange(part: InboxQuery): void
}

/** Filters used less often than search, behind one button: form, state, dates and order. */
export function InboxFilters({ query, forms, onChange }: InboxFiltersProps) {
  const [open, setOpen] = useState(false)
  // A state with its own view button isn't counted as a filter.
  const state = query.state && !(query.state in words.views)
  const active = [query.form, state, query.from, query.to, query.sort].filter(Boolean).length
  const none: InboxQuery = { form: '', from: '', to: '', sort: '', ...noView }
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger className="inline-flex min-h-12 shrink-0 items-center rounded-input border-[1.5px] border-input px-4 text-sm font-semibold hover:bg-shell">
        {words.filters}
        {active > 0 && ` (${active})`}
      </PopoverTrigger>
      <PopoverContent align="end" aria-label={words.filters} className="grid w-84 gap-3">
        <Choice
          id="form"
          label={words.form}
          value={query.form ?? ''}
          options={[['', words.anyForm], ...forms]}
          onChange={(form) => onChange({ form })}
        />
        <Choice
          id="state"
          label={words.state}
          value={query.state ?? ''}
          options={[['', words.anyState], ...Object.entries(states)]}
          onChange={(state) => onChange({ ...noView, state })}
        />
        <Choice
          id="sort"
          label={words.sort}
          value={query.sort ?? 'newest'}
          options={Object.entries(words.sorts)}
          onChange={(sort) => onChange({ sort: sort === 'newest' ? '' : sort })}
        />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(8.25rem,1fr))] gap-3">
          {(['from', 'to'] as const).map((name) => (
            <Field key={name} id={name} label={words[name]}>
              <Input
                id={name}
                type="date"
                className="px-2 text-sm"
                value={query[name] ?? ''}
                onChange={(event) => onChange({ [name]: event.target.value })}
              />
            </Field>
          ))}
        </div>
        <div className="flex justify-between gap-3">
          <Button variant="link" size="sm" onClick={() => onChange(none)}>
            {words.clear}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => setOpen(false)}>
            {words.show}
          </Button>
        </div>
      </PopoverContent>
    </Popover>
  )
}
