import { business } from '@/content/business'

const env = (name: string) => process.env[name]?.trim() || undefined

/** Previews are hidden from search engines and show drafts (contract, Environment). */
export const isPreview = (env('DEPLOY_ENV') ?? env('VERCEL_ENV')) === 'preview'

/** Origin this build is served from, without a trailing slash. Derived as in lib/server/environment.mjs. */
export const siteOrigin = (env('SITE_URL') ?? vercelOrigin() ?? `http://localhost:${env('PORT') ?? 3000}`).replace(
  /\/$/,
  '',
)

function vercelOrigin(): string | undefined {
  const host = env('VERCEL_ENV') === 'production' ? env('VERCEL_PROJECT_PRODUCTION_URL') : env('VERCEL_URL')
  return host && `https://${host}`
}

/** Origin of the production site. A preview's canonical links point there rather than to itself. */
export const canonicalOrigin = isPreview ? productionOrigin() : siteOrigin

function productionOrigin(): string {
  const host = env('VERCEL_PROJECT_PRODUCTION_URL')
  return host ? `https://${host}` : business.siteUrl
}

/** Absolute URL of a path on this site. Home has no trailing slash, matching Next's canonical links. */
export function absoluteUrl(path: string): string {
  return `${canonicalOrigin}${path === '/' ? '' : path}`
}
