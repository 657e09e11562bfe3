import { business } from '@/content/business'

const read = (name: string) => process.env[name]?.trim() || undefined

/** A preview is not to be found by search engines, and shows drafts (contract, Environment). */
export const isPreview = (read('DEPLOY_ENV') ?? read('VERCEL_ENV')) === 'preview'

/** Where this build is served, without a slash at its end: found as in lib/server/environment.mjs. */
export const siteOrigin = (read('SITE_URL') ?? onHost() ?? `http://localhost:${read('PORT') ?? 3000}`).replace(
  /\/$/,
  '',
)

function onHost(): string | undefined {
  const host = read('VERCEL_ENV') === 'production' ? read('VERCEL_PROJECT_PRODUCTION_URL') : read('VERCEL_URL')
  return host && `https://${host}`
}

/** Where the site lives for good: a preview's canonical links point there, not to itself. */
export const canonicalOrigin = isPreview ? productionOrigin() : siteOrigin

function productionOrigin(): string {
  const onVercel = read('VERCEL_PROJECT_PRODUCTION_URL')
  return onVercel ? `https://${onVercel}` : business.siteUrl
}

/** The whole address of one of our paths: `absoluteUrl('/contact')`. Home has no slash, as in Next's canonical links. */
export function absoluteUrl(path: string): string {
  return `${canonicalOrigin}${path === '/' ? '' : path}`
}
