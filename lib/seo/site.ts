import { business } from '@/content/business'
import { readProductionUrl, readSiteUrl, readStage } from '../environment.mjs'

/** Previews are hidden from search engines and show drafts (contract, Environment). */
export const isPreview = readStage() === 'preview'

/** Origin this build is served from, without a trailing slash. */
export const siteOrigin = readSiteUrl()

/** Origin of the production site. A preview's canonical links point there rather than to itself. */
export const canonicalOrigin = isPreview ? (readProductionUrl() ?? business.siteUrl) : siteOrigin

/** Absolute URL of a path on this site. Home has no trailing slash, matching Next's canonical links. */
export function absoluteUrl(path: string): string {
  return `${canonicalOrigin}${path === '/' ? '' : path}`
}
