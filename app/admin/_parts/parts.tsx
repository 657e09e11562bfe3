import type { ComponentProps, ReactNode } from 'react'
import { buttonVariants } from '@/components/ui/button'
import { classes } from '@/lib/class-names'
import { formatCount } from '@/content/count'
import { formatLocalTime } from '@/lib/local-time'

/** A number of things: "1 lead", "3,418 leads". */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${formatCount(count)} ${count === 1 ? one : many}`

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

interface ViewsProps {
  readonly label: string
  readonly views: readonly { readonly text: string; readonly href: string; readonly isCurrent: boolean }[]
}

/** Links to the views of a page. */
export const Views = ({ label, views }: ViewsProps) => (
  <nav aria-label={label} className="flex gap-2 overflow-x-auto pb-1 lg:flex-wrap">
    {views.map(({ text, href, isCurrent }) => (
      <a
        key={href}
        href={href}
        aria-current={isCurrent ? 'true' : undefined}
        className="inline-flex min-h-11 shrink-0 items-center rounded-full border border-line px-4 text-sm hover:bg-shell aria-[current]:bg-secondary aria-[current]:font-semibold aria-[current]:text-secondary-foreground forced-colors:aria-[current]:underline"
      >
        {text}
      </a>
    ))}
  </nav>
)

interface ItemsProps<Item> {
  readonly of: readonly Item[]
  /** Begins the ids of the list's items, by which a script recognises them when the page is shown again. */
  readonly kind: string
  /** What to say if there are none. */
  readonly none?: readonly [title: string, text?: string]
  readonly children: (item: Item) => ReactNode
}

/** A list. */
export const Items = <Item extends { readonly id: string }>({ of, kind, none, children }: ItemsProps<Item>) =>
  of.length === 0 && none ? (
    <Empty title={none[0]} text={none[1]} />
  ) : (
    <ul className="grid gap-2">
      {of.map((item) => (
        <li key={item.id} id={`${kind}-${item.id}`}>
          {children(item)}
        </li>
      ))}
    </ul>
  )

/** Something that isn't needed at first, collapsed. */
export const Disclosure = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="rounded-input border border-line text-sm">
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

/** A link on a line of its own. */
export const LineLink = (props: ComponentProps<'a'>) => <TextLink className="justify-self-start" {...props} />

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
