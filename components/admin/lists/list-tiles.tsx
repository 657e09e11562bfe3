import Link from 'next/link'
import { adminPeople } from '@/content/admin-people'
import type { ListOverview } from '@/lib/owner/people'

const words = adminPeople.lists

interface ListTilesProps {
  readonly lists?: readonly ListOverview[]
  readonly query: Readonly<Record<string, string>>
}

/** The lists, each with its number of subscribers and a link to see them. */
export function ListTiles({ lists = [], query: { page: _, list: chosen, ...query } }: ListTilesProps) {
  const tile =
    'grid h-full min-h-11 content-start rounded-input border border-line px-4 py-3 hover:bg-shell aria-[current=page]:border-current aria-[current=page]:bg-shell'
  const sum = (of: 'subscribed' | 'left') => lists.reduce((total, list) => total + list[of], 0)
  const all = { id: undefined, name: words.all, subscribed: sum('subscribed'), left: sum('left') }
  return (
    <nav aria-label={words.title}>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2 text-sm sm:grid-cols-3">
        {[all, ...lists].map(({ id, name, subscribed, left }) => (
          <li key={name}>
            <Link
              href={{ pathname: '/admin/lists', query: { ...query, ...(id && { list: id }) } }}
              aria-current={chosen === id ? 'page' : undefined}
              prefetch={false}
              className={tile}
            >
              <span className="font-semibold">{name}</span>
              <span className="text-muted tabular-nums">
                {words.subscribed(subscribed)}
                {left > 0 && `, ${words.left(left)}`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
