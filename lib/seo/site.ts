import { business } from '@/content/business'
import { readProductionUrl, readSiteUrl, readStage } from '../environment.mjs'

/** Previews are hidden from search engines and show drafts. */
export const isPreview = readStage() === 'preview'

/** Origin of the production site, without a trailing slash. A preview's canonical links lead there too. */
export const canonicalOrigin = isPreview ? (readProductionUrl() ?? business.siteUrl) : readSiteUrl()

/** Absolute URL of a path on this site. Home has no trailing slash, matching Next's canonical links. */
export function absoluteUrl(path: string): string {
  return `${canonicalOrigin}${path === '/' ? '' : path}`
}

export const feedPath = '/the-sunnie-journal/feed.xml'
