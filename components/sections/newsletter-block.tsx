import type { ReactNode } from 'react'
import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { Section } from '@/components/site/section'
import type { Shore } from '@/components/site/tide-line'

interface NewsletterBlockProps {
  readonly heading: string
  readonly italic?: string
  readonly text: string
  /** The form. */
  readonly children: ReactNode
  readonly shore?: Shore
}

/** Band around a newsletter form. */
export function NewsletterBlock({ heading, italic, text, children, shore }: NewsletterBlockProps) {
  return (
    <Section
      tone="wattle"
      shore={shore}
      labelledBy="newsletter-title"
      className="grid items-center gap-x-14 gap-y-8 md:grid-cols-[1fr_1.1fr]"
    >
      <div className="flex items-center gap-6">
        <Lino name="bottle-brush" className="hidden w-36 shrink-0 lg:block" />
        <div className="grid gap-4">
          <Headline id="newsletter-title" text={heading} italic={italic} />
          <p className="max-w-prose text-lg">{text}</p>
        </div>
      </div>
      <div>{children}</div>
    </Section>
  )
}
