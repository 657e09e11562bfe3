import { business } from '@/content/business'

export const feedPath = '/the-sunnie-journal/feed.xml'

/** For a page's `alternates.types`: how feed readers find the journal. */
export const feedLink = { 'application/rss+xml': [{ url: feedPath, title: business.journalName }] }
