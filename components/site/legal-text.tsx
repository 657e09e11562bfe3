import { Headline } from './headline'
import { TextWithLinks } from './text-with-links'
import { legalPage } from '@/content/site-chrome'
import { legalLinks } from '@/content/navigation'
import type { LegalDocument, TextBlock } from '@/content/types'

const paragraphs = (blocks: readonly TextBlock[]) =>
  blocks.map((block, index) =>
    typeof block === 'string' ? (
      <p key={index}>
        <TextWithLinks text={block} more={legalLinks} />
      </p>
    ) : (
      <ul key={index}>
        {block.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    ),
  )

interface LegalTextProps {
  readonly document: LegalDocument
  /** Heading level of the title: `h1` for the page's main document, `h2` for one that follows it. */
  readonly as?: 'h1' | 'h2'
}

/** A legal document with its date. Section headings are one level below the title. */
export function LegalText({ document, as = 'h1' }: LegalTextProps) {
  const { title, updated, updatedIso, introduction, sections } = document
  const Heading = as === 'h1' ? 'h2' : 'h3'
  return (
    <article className="prose prose-legal">
      <Headline as={as} size="h2" text={title} />
      <p className="text-sm text-muted">
        {legalPage.updatedLabel} <time dateTime={updatedIso}>{updated}</time>
      </p>
      {introduction && paragraphs(introduction)}
      {sections.map(({ id, heading, body }) => (
        <section key={id} aria-labelledby={id}>
          <Heading id={id} className="text-h3">
            {heading}
          </Heading>
          {paragraphs(body)}
        </section>
      ))}
    </article>
  )
}
