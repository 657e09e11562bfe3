import '../../styles/site.css'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { MissingPage } from '@/components/site/missing-page'
import { SiteFrame } from '@/components/site/site-frame'
import { type MissingScreen, missingArticle, missingService } from '@/content/missing'
import { quoteWords } from '@/content/quotes'

/** Each screen's text, and a path that determines what the header highlights. */
const screens: Readonly<Record<string, { readonly path: string; readonly words: MissingScreen }>> = {
  service: { path: '/services/', words: missingService },
  article: { path: '/the-sunnie-journal/', words: missingArticle },
  quote: { path: '/quote/', words: quoteWords.missing },
  'quote-away': { path: '/quote/', words: quoteWords.away },
}

export const dynamicParams = false
export const generateStaticParams = () => Object.keys(screens).map((screen) => ({ screen }))

export async function generateMetadata({ params }: PageProps<'/missing/[screen]'>): Promise<Metadata> {
  return { title: screens[(await params).screen]?.words.title, robots: { index: false } }
}

/** Shown in place of something that doesn't exist, at the requested URL (docs/decisions/status-codes.md). */
export default async function MissingScreenPage({ params }: PageProps<'/missing/[screen]'>) {
  const screen = screens[(await params).screen]
  if (!screen) notFound()
  return (
    <SiteFrame path={screen.path}>
      <MissingPage screen={screen.words} />
    </SiteFrame>
  )
}
