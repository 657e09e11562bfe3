import { business } from '@/content/business'
import { readProductionUrl, readSiteUrl, readStage } from '../environment.mjs'

/** A preview is kept out of search engines, and shows drafts (contract, Environment). */
export const isPreview = readStage() === 'preview'

/** Where this build is served, without a trailing slash. */
export const siteOrigin = readSiteUrl()

/** Where the site lives for good: a preview's canonical links point there, not to itself. */
export const canonicalOrigin = isPreview ? (readProductionUrl() ?? business.siteUrl) : siteOrigin

/** The full URL of one of our paths: `absolute('/contact')`. Home has no slash, as in Next's canonical links. */
export function absolute(path: string): string {
  return `${canonicalOrigin}${path === '/' ? '' : path}`
}
