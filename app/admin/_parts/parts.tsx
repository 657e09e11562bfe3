import type { ComponentProps, ReactNode } from 'react'
import { Button, type ButtonVariants, buttonVariants } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { classes } from '@/lib/class-names'
import { formatCount } from '@/content/count'
import { formatLocalTime } from '@/lib/local-time'

/** Header of a page: title, number of items, and anything else passed as children. */
export const Header = ({ title, count, children }: { title: string; count?: string; children?: ReactNode }) => (
  <div className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
    <h1 className="min-w-0 text-h3 wrap-anywhere">{title}</h1>
    <p id="count" role="status" className="text-sm text-muted tabular-nums empty:absolute">
      {count}
    </p>
    {children}
  </div>
)

/** A heading within a page. */
export const Heading = ({ id, children }: { id?: string; children: ReactNode }) => (
  <h2 id={id} className="font-sans text-base font-semibold tracking-normal">
    {children}
  </h2>
)

/** Shown in place of a list that's empty: says so, and what would be in it. */
export const Empty = ({ title, text }: { title: string; text?: string }) => (
  <div role="status" className="rounded-input border border-line px-5 py-6">
    <p className="font-semibold">{title}</p>
    {text && <p className="mt-1 text-sm">{text}</p>}
  </div>
)

/** Shown in place of a page that couldn't be loaded, with a link that tries again if that may help. */
export const Failed = ({ text, again }: { text: string; again?: string }) => (
  <div role="alert" className="rounded-input border border-error px-5 py-6 text-error">
    <h1 className="font-sans text-base font-semibold tracking-normal">{text}</h1>
    {again && (
      <a href={again} className="inline-block py-3 text-sm font-semibold underline">
        Try again
      </a>
    )}
  </div>
)

export const Problem = ({ id, text }: { id?: string; text: string }) => (
  <p id={id} role="alert" className="text-sm text-error">
    {text}
  </p>
)

interface FieldProps extends ComponentProps<'input'> {
  readonly id: string
  readonly label: string
  readonly error?: string
  readonly hint?: string
}

/** A label, an input, a hint and the error message. */
export function Field({ id, label, error, hint, ...props }: FieldProps) {
  const about = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        name={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={about || undefined}
        {...props}
      />
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-muted">
          {hint}
        </p>
      )}
      {error && <Problem id={`${id}-error`} text={error} />}
    </div>
  )
}

/** Hidden fields by name. Those without a value are left out. */
export const Hidden = ({ fields }: { fields: Readonly<Record<string, string | undefined>> }) =>
  Object.entries(fields).map(([name, value]) =>
    value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
  )

interface PostProps extends ComponentProps<'form'> {
  /** The action's name. */
  readonly act: string
  /** The page that has the action, if it isn't this one. */
  readonly on?: string
  readonly fields?: Readonly<Record<string, string | undefined>>
  /** What was typed into it, if it's being shown again. */
  readonly typed?: URLSearchParams
}

/** A form that posts to an action of this page, or of another. */
export const Post = ({ act, on = '', fields = {}, typed, children, ...props }: PostProps) => (
  <form method="post" action={on} data-typed={typed?.get('do') === act ? '' : undefined} {...props}>
    <Hidden fields={{ do: act, ...fields }} />
    {children}
  </form>
)

interface PostButtonProps extends PostProps, ButtonVariants {
  readonly children: ReactNode
  /** Accessible name, if the text alone doesn't say whom it's about: "Done: Zoë Nguyen". */
  readonly about?: string
}

/** A form that's just one button. */
export const PostButton = ({ children, about, variant = 'outline', size = 'sm', ...props }: PostButtonProps) => (
  <Post {...props}>
    <Button type="submit" variant={variant} size={size} aria-label={about && `${String(children)}: ${about}`}>
      {children}
    </Button>
  </Post>
)

interface ConfirmProps extends PostProps {
  readonly button: string
  readonly title: string
  readonly text: string
  /** Text of the confirming button, if it differs from the first one. */
  readonly yes?: string
  /** Accessible name of the first button, if its text doesn't say what it's about. */
  readonly label?: string
}

/** A button for something that can't be undone, so it opens a question first. */
export const Confirm = ({ button, title, text, yes = button, label, children, ...props }: ConfirmProps) => (
  <details className="group" data-question>
    <summary aria-label={label} className={buttonVariants({ variant: 'ghost', size: 'sm', className: 'list-none' })}>
      {button}
    </summary>
    <Post {...props} className="mt-2 grid max-w-md gap-3 rounded-input border border-line p-4 text-sm">
      <p className="font-semibold">{title}</p>
      <p>{text}</p>
      {children}
      <Button type="submit" size="sm" className="justify-self-start">
        {yes}
      </Button>
    </Post>
  </details>
)

/** Something that isn't needed at first, collapsed. */
export const Disclosure = ({ title, id, open, children }: ComponentProps<'details'> & { title: string }) => (
  <details id={id} open={open} className="rounded-input border border-line text-sm">
    <summary className="min-h-12 px-4 py-3 font-semibold">{title}</summary>
    <div className="border-t border-line px-4 py-4">{children}</div>
  </details>
)

/** Labels with their values. */
export const Rows = ({ rows }: { rows: readonly (readonly [label: string, value: ReactNode])[] }) => (
  <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[minmax(8rem,14rem)_1fr]">
    {rows.map(([label, value], index) => (
      <div key={index} className="contents">
        <dt className="font-semibold">{label}</dt>
        <dd className="mb-1 min-w-0 wrap-anywhere whitespace-pre-wrap">{value}</dd>
      </div>
    ))}
  </dl>
)

/** A timestamp in the business's time zone, wherever the owner is (specification section 2). */
export const At = ({ at }: { at: string | Date }) => (
  <time dateTime={new Date(at).toISOString()} className="inline-block text-muted tabular-nums">
    {formatLocalTime(new Date(at))}
  </time>
)

/** A link in running text that's easy to tap. */
export const TextLink = ({ className, ...props }: ComponentProps<'a'>) => (
  <a className={classes('-my-3 inline-block py-3 text-sm underline', className)} {...props} />
)

/** A page's address with some of its query replaced. Empty values are left out. */
export function addressOf(path: string, ...queries: readonly object[]): string {
  const all = Object.entries(Object.assign({}, ...queries) as Record<string, unknown>)
  const query = new URLSearchParams(all.filter(([, value]) => value).map(([name, value]) => [name, String(value)]))
  return query.size ? `${path}?${query}` : path
}

interface PagerProps {
  readonly path: string
  readonly query: object
  readonly page: number
  readonly pages: number
}

/** Links to the previous and next page that preserve the filter. */
export function Pager({ path, query, page, pages }: PagerProps) {
  if (pages <= 1 && page <= 1) return null
  const to = (number: number, label: string) => (
    <a href={addressOf(path, query, { page: number })} className={buttonVariants({ variant: 'outline', size: 'sm' })}>
      {label}
    </a>
  )
  return (
    <nav aria-label="Pages" className="flex items-center gap-4 text-sm">
      {page > 1 && to(Math.min(page - 1, pages), 'Previous')}
      <span role="status">{`Page ${formatCount(page)} of ${formatCount(pages)}`}</span>
      {page < pages && to(page + 1, 'Next')}
    </nav>
  )
}
