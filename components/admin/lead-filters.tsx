import Form from 'next/form'
import type { ReactNode } from 'react'
import { Button, buttonVariants } from '@/components/ui/button'
import { Input, fieldClasses } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { admin } from '@/content/admin'

const words = admin.leads.filter
const { held: _, ...states } = admin.leads.states

function Field({
  id,
  label,
  children,
  wide,
}: {
  readonly id: string
  readonly label: string
  readonly children: ReactNode
  readonly wide?: boolean
}) {
  return (
    <div className={`grid gap-1 ${wide ? 'col-span-2' : ''}`}>
      <Label htmlFor={id}>{label}</Label>
      {children}
    </div>
  )
}

function FilterSelect({
  name,
  value,
  any,
  options,
}: {
  readonly name: string
  readonly value?: string
  readonly any: string
  readonly options: readonly (readonly [value: string, label: string])[]
}) {
  return (
    <select id={name} name={name} defaultValue={value ?? ''} className={`${fieldClasses} min-h-12`}>
      <option value="">{any}</option>
      {options.map(([option, label]) => (
        <option key={option} value={option}>
          {label}
        </option>
      ))}
    </select>
  )
}

interface LeadFiltersProps {
  readonly query: Readonly<Record<string, string>>
  readonly forms: readonly (readonly [slug: string, label: string])[]
}

/** Filters for the list of leads. A plain GET form, so that results can be bookmarked. */
export function LeadFilters({ query, forms }: LeadFiltersProps) {
  const held = query.state === 'held'
  return (
    <Form action="/admin/leads" key={JSON.stringify(query)} className="grid grid-cols-2 gap-3 text-sm sm:grid-cols-4">
      <Field id="q" label={words.q} wide>
        <Input id="q" name="q" type="search" maxLength={200} defaultValue={query.q} />
      </Field>
      <Field id="form" label={words.form}>
        <FilterSelect name="form" value={query.form} any={words.anyForm} options={forms} />
      </Field>
      {held ? (
        <input type="hidden" name="state" value="held" />
      ) : (
        <Field id="state" label={words.state}>
          <FilterSelect name="state" value={query.state} any={words.anyState} options={Object.entries(states)} />
        </Field>
      )}
      <Field id="from" label={words.from}>
        <Input id="from" name="from" type="date" defaultValue={query.from} />
      </Field>
      <Field id="to" label={words.to}>
        <Input id="to" name="to" type="date" defaultValue={query.to} />
      </Field>
      <div className="col-span-2 flex items-end gap-3">
        <Button type="submit" variant="secondary" size="sm">
          {words.apply}
        </Button>
        {/* A plain link, because a full page load also clears the fields. */}
        <a
          href={held ? '/admin/leads?state=held' : '/admin/leads'}
          className={buttonVariants({ variant: 'link', size: 'sm' })}
        >
          {words.clear}
        </a>
      </div>
    </Form>
  )
}
