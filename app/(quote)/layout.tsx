import '../styles/site.css'
import { Logo } from '@/components/site/logo'
import { PreviewBanner } from '@/components/site/preview-banner'
import { TextWithLinks } from '@/components/site/text-with-links'
import { business, legalName } from '@/content/business'
import { quoteWords } from '@/content/quotes'

/**
 * A letterhead around a quote. Doesn't use the site's frame, which records how a visit began, because a quote's URL
 * stays between us and the person it was emailed to.
 */
export default function QuoteLayout({ children }: LayoutProps<'/'>) {
  return (
    <>
      <PreviewBanner />
      <header className="mx-auto w-full max-w-3xl px-gutter pt-6">
        <a href="/" className="inline-flex min-h-11 items-center print:no-underline">
          <Logo name={business.name} />
        </a>
      </header>
      <main id="main" className="mx-auto w-full max-w-3xl px-gutter py-6">
        {children}
      </main>
      <footer className="mx-auto w-full max-w-3xl px-gutter pb-10 text-sm text-muted">
        <div className="grid gap-1 border-t border-line pt-5">
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
        </div>
      </footer>
    </>
  )
}
