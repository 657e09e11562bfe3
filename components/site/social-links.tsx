import type { socialLinks } from '@/content/navigation'
import { ExternalLink } from './external-link'

type Social = (typeof socialLinks)[number]

// Drawn by us, on a 24 px grid.
const glyphs: Record<Social['id'], string> = {
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5ZM12 8.2a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6ZM17 6.9v.2',
  facebook: 'M15.8 4.2h-1.6c-2 0-3.2 1.2-3.2 3.3v13M7.6 12h7.6',
  pinterest: 'M9.6 20.2 12.2 9.4M8.3 13.2c-1.6-3.3.2-7.3 4.2-7.3 3.4 0 5 2.8 4.2 5.9-.8 3-4.6 4.4-5.5 1.6',
  tiktok: 'M13.2 3.6v11.9a3.7 3.7 0 1 1-3.7-3.7M13.2 3.8c.3 2.9 2.2 4.8 5 5',
}

/** Round icon links to our social profiles. */
export function SocialLinks({ links, className }: { readonly links: readonly Social[]; readonly className?: string }) {
  if (links.length === 0) return null
  return (
    <ul className={`flex flex-wrap gap-2 ${className ?? ''}`}>
      {links.map(({ id, label, href }) => (
        <li key={id}>
          <ExternalLink
            href={href}
            className="grid size-11 place-items-center rounded-full border border-current hover:bg-wattle hover:text-ink hover:transition-colors hover:duration-160"
          >
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path
                d={glyphs[id]}
                fill="none"
                stroke="currentColor"
                strokeWidth="1.9"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </svg>
            <span className="sr-only">{label}</span>
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}
