import { business } from '@/content/business'

const read = (name: string) => process.env[name]?.trim() || undefined

/** A preview is not to be found by search engines, and shows drafts (contract, Environment). */
export const isPreview = (read('DEPLOY_ENV') ?? read('VERCEL_ENV')) === 'preview'

/** Where this build is served: what feeds, pictures and `robots.txt` point to. No slash at its end. */
export const siteOrigin = (read('SITE_URL') ?? `http://localhost:${read('PORT') ?? 3000}`).replace(/\/$/, '')

/** Where the site lives for good: a preview's canonical links point there, not to itself. */
export const canonicalOrigin = isPreview ? productionOrigin() : siteOrigin

function productionOrigin(): string {
  const onVercel = read('VERCEL_PROJECT_PRODUCTION_URL')
  return onVercel ? `https://${onVercel}` : business.siteUrl
}

/** The whole address of one of our paths: `absolute('/contact')`. */
export function absolute(path: string): string {
  return `${canonicalOrigin}${path === '/' ? '/' : path}`
}
