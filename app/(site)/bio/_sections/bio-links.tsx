import { BioSearch } from './bio-search'
import { ContentLink } from '@/components/site/content-link'
import { buttonVariants } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import type { Link } from '@/content/types'

interface BioLinksProps {
  readonly words: { readonly label: string; readonly placeholder: string; readonly empty: string }
  /** The primary call to action, listed first. */
  readonly first: Link
  readonly links: readonly Link[]
}

/** The page's links and a search box that filters them. */
export function BioLinks({ words, first, links }: BioLinksProps) {
  return (
    <div className="grid w-full gap-6">
      <div role="search">
        <Input
          type="search"
          aria-label={words.label}
          placeholder={words.placeholder}
          autoComplete="off"
          className="rounded-full text-center"
        />
        <BioSearch empty={words.empty} />
      </div>
      <ul className="grid gap-3">
        {[first, ...links].map((link) => (
          <li key={link.href} data-bio-link>
            <ContentLink
              link={link}
              className={buttonVariants({
                variant: link === first ? 'primary' : 'outline',
                size: 'lg',
                className: 'w-full',
              })}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
