import '../styles/quote.css'
import { Logo } from '@/components/site/logo'
import { PreviewBanner } from '@/components/site/preview-banner'
import { TextWithLinks } from '@/components/site/text-with-links'
import { business, legalName } from '@/content/business'
import { quoteWords } from '@/content/quotes'

const column = 'mx-auto w-full max-w-6xl px-gutter print:px-0'

/**
 * A letterhead around a quote. Doesn't use the site's frame, which records how a visit began, because a quote's URL
 * stays between us and the person it was emailed to.
 */
export default function QuoteLayout({ children }: LayoutProps<'/'>) {
  return (
    <>
      <PreviewBanner />
      <header className={`${column} py-4 print:pt-0`}>
        <a href="/" className="inline-flex min-h-11 items-center print:no-underline">
          <Logo name={business.name} />
        </a>
      </header>
      <main id="main" className="bg-shell">
        {children}
      </main>
      <footer className={`${column} grid gap-1 py-8 text-sm text-muted print:py-3`}>
        <p>
          {legalName} · {business.address}
        </p>
        <p>
          <TextWithLinks text={quoteWords.reach} />
        </p>
        <p className="print:hidden">
          <a href={quoteWords.terms.href} className="underline">
            {quoteWords.terms.label}
          </a>
        </p>
      </footer>
    </>
  )
}
