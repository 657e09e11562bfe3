import { business } from '@/content/business'

export const feedPath = '/the-sunnie-journal/feed.xml'

/** For a page's `alternates.types`, so that feed readers can discover the feed. */
export const feedLink = { 'application/rss+xml': [{ url: feedPath, title: business.journalName }] }
