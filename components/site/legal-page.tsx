import type { ReactNode } from 'react'
import { ContentLink } from './content-link'
import { Section } from './section'
import { buttonVariants } from '@/components/ui/button'
import { legalPage } from '@/content/site-chrome'
import type { LegalDocument } from '@/content/types'

interface LegalPageProps {
  /** Documents listed in the table of contents. */
  readonly contents: readonly LegalDocument[]
  readonly children: ReactNode
}

/** A legal page with a table of contents on wide windows and a link home (specification section 2). */
export function LegalPage({ contents, children }: LegalPageProps) {
  return (
    <Section className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[15rem_minmax(0,42.5rem)]">
      <nav
        aria-label={legalPage.contents}
        className="legal-contents hidden rounded-card bg-shell p-6 lg:sticky lg:top-28 lg:block print:hidden"
      >
        <p className="font-semibold">{legalPage.contents}</p>
        <ul className="mt-3 grid gap-1.5 text-sm">
          {contents.flatMap(({ sections }) =>
            sections.map(({ id, heading }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-block py-0.5 decoration-wattle decoration-2 underline-offset-4 hover:underline"
                >
                  {heading}
                </a>
              </li>
            )),
          )}
        </ul>
      </nav>
      <div className="grid gap-14">
        {children}
        <p>
          <ContentLink link={legalPage.home} className={buttonVariants({ variant: 'secondary' })} />
        </p>
      </div>
    </Section>
  )
}
