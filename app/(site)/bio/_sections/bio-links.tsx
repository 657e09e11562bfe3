import { Promised } from '@/components/site/promised'
import { BioSearch } from './bio-search'
import { ContentLink } from '@/components/site/content-link'
import { Lino } from '@/components/site/lino'
import { Input } from '@/components/ui/input'
import type { BioLink } from '@/content/bio'

interface BioLinksProps {
  /** Accessible name of the list. */
  readonly label: string
  readonly links: readonly BioLink[]
  readonly search: { readonly label: string; readonly placeholder: string; readonly empty: string }
}

/** The page's links, each with its linocut and a line about it, and below them a search box that filters them. */
export function BioLinks({ label, links, search }: BioLinksProps) {
  return (
    <div className="grid w-full gap-3">
      <ul aria-label={label} className="grid gap-2">
        {links.map((link) => (
          <li
            key={link.href}
            data-bio-link
            className="relative flex items-center gap-3 rounded-media bg-shell px-3 py-1.5 first:bg-primary hover:bg-lagoon first:hover:bg-wattle-hover"
          >
            <Lino name={link.linocut} priority className="size-10 shrink-0" />
            <p className="beside leading-snug">
              <ContentLink
                link={link}
                className="font-semibold after:absolute after:inset-0 after:rounded-media focus-visible:[box-shadow:none] focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-ring"
              />{' '}
              <span className="block text-sm">
                <Promised>{link.detail}</Promised>
              </span>
            </p>
            <span aria-hidden="true">›</span>
          </li>
        ))}
      </ul>
      <div role="search">
        <Input
          type="search"
          aria-label={search.label}
          placeholder={search.placeholder}
          autoComplete="off"
          className="rounded-full border-line text-center text-sm"
        />
        <BioSearch empty={search.empty} />
      </div>
    </div>
  )
}
