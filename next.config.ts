import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import createMDX from '@next/mdx'
import type { NextConfig } from 'next'
import { readSamplesShown, readStage } from './lib/environment.mjs'
import { pagePolicy, scriptlessPolicy } from './lib/server/requests/policy'

const withMDX = createMDX({
  options: {
    // Plugins are named rather than imported, because Turbopack passes them to another thread.
    remarkPlugins: ['remark-frontmatter', ['remark-mdx-frontmatter', { name: 'frontmatter' }], 'remark-gfm'],
    rehypePlugins: ['rehype-slug'],
  },
})

// Headers are fixed at build time, so a start rebuilds when the stage changes (tools/prepare.mjs).
const isPreview = readStage() === 'preview'

/** Sent with every response. */
const fileHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
  ...(isPreview ? [{ key: 'X-Robots-Tag', value: 'noindex' }] : []),
]

/** Not sent with scripts, styles, fonts and pictures: useless there, and bigger than many of those files. */
const documentHeaders = [
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
]
const documents = '/((?!_next/static/|loader/|art/|icons/|images/|og/|_pictures/).*)'
/** The same without endpoints and the owner's pages, which have their own policy. */
const pagesAndMore = documents.replace('?!', '?!api/|admin(?:/|$)|')

const isDevelopment = process.env.NODE_ENV === 'development'
/** Shared by every prerendered page. */
const contentSecurityPolicy = { key: 'Content-Security-Policy', value: pagePolicy() }

/** Next would let shared caches keep a page for a year. The host's own may still keep it until the next deploy. */
const freshPages = { key: 'Cache-Control', value: 'public, max-age=0, must-revalidate' }
const pages = '/((?!_next/|api/|admin(?:/|$)|quote/|unsubscribe/|.*\\.[a-z0-9]+$).*)'

/**
 * Lets browsers prefetch links: the header's and a page's main action after 10 ms under the pointer, others after
 * 200 ms or when pressed.
 */
const speculationRules = '/speculation-rules.json'

/** A name that changes with the scripts of the owner's pages, so that browsers can keep them. */
function nameOwnerScripts(): string {
  const hash = createHash('sha256')
  for (const file of readdirSync('public/owner')) hash.update(readFileSync(`public/owner/${file}`))
  return hash.digest('hex').slice(0, 12)
}
const ownerScripts = isDevelopment ? 'now' : nameOwnerScripts()

const config: NextConfig = {
  poweredByHeader: false,
  experimental: {
    // See app/global-not-found.tsx.
    globalNotFound: true,
    preloadEntriesOnStart: false,
    lightningCssFeatures: { exclude: ['vendor-prefixes', 'is-selector'] },
    // A touched form loads ten files instead of fourteen. On a slow phone, fewer files matter more than fewer bytes.
    turbopackChunking: { minChunkSize: 200_000, maxMergeChunkSize: 600_000 },
    // A production server doesn't read them, and they made up three fifths of its bundles.
    turbopackSourceMaps: isDevelopment,
    // Takes 170 MB and makes a build a third slower, so it's only for hosts that keep the cache for the next build.
    turbopackFileSystemCacheForBuild: Boolean(process.env.CI),
  },
  typedRoutes: true,
  // npm test checks types once, so a newcomer's first start and each build needn't.
  typescript: { ignoreBuildErrors: true },
  // Pictures are resized ahead of time (tools/pictures.mjs), so this turns /_next/image off.
  images: { unoptimized: true },
  // Inlined at build time (from tools/prepare.mjs), so that pages rendered per request show them too.
  env: {
    SAMPLES: readSamplesShown() ? 'shown' : 'hidden',
    PREVIEW_BRANCH: process.env.PREVIEW_BRANCH ?? '',
    PREVIEW_COMMIT: process.env.PREVIEW_COMMIT ?? '',
    OWNER_SCRIPTS: ownerScripts,
  },
  serverExternalPackages: ['@prisma/adapter-libsql'],
  // Catch unknown services and articles. tools/after-build.mjs sets the status of both pages, and puts a rewrite of
  // public pages' paths in capitals before these.
  rewrites: async () => ({
    beforeFiles: [{ source: '/owner/:version/:file', destination: '/owner/:file' }],
    fallback: [
      { source: '/services/:service', destination: '/missing/service' },
      { source: '/the-sunnie-journal/:article', destination: '/missing/article' },
    ],
  }),
  // proxy.ts redirects instead, because Next's own redirects lack the headers below.
  skipTrailingSlashRedirect: true,
  headers: async () => [
    { source: '/:path*', headers: fileHeaders },
    { source: documents, headers: documentHeaders },
    ...(isDevelopment
      ? []
      : [
          {
            source: `/owner/${ownerScripts}/:file`,
            headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
          },
        ]),
    // These are only for the person who was emailed their URL. A quote that doesn't exist today may exist tomorrow.
    {
      source: '/(quote|unsubscribe)/:token',
      headers: [
        { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
        { key: 'Cache-Control', value: 'no-store' },
      ],
    },
    // Pages rendered per request get their policy from proxy.ts.
    ...(isDevelopment
      ? []
      : [
          { source: pagesAndMore, headers: [contentSecurityPolicy] },
          // No endpoint's response runs scripts, not even a form that's shown again. The group is unnamed, because for
          // a named one Next would parse the policy on each request to substitute its value.
          { source: '/api/(.*)', headers: [{ key: 'Content-Security-Policy', value: scriptlessPolicy() }] },
          // Any path below these: an article that doesn't exist today, even an older site's `.html`, may do tomorrow.
          { source: '/(services|the-sunnie-journal|missing)/(.*)', headers: [freshPages] },
          { source: '/:file(.*\\.(?:txt|webmanifest|xml))', headers: [freshPages] },
          { source: pages, headers: [freshPages, { key: 'Speculation-Rules', value: `"${speculationRules}"` }] },
          {
            source: speculationRules,
            headers: [
              { key: 'Content-Type', value: 'application/speculationrules+json' },
              { key: 'Cache-Control', value: 'public, max-age=86400' },
            ],
          },
        ]),
    // Web-based feed readers and mail programs show our pictures on their own pages.
    {
      source: '/:folder(art|icons|images|og)/:path*',
      headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }],
    },
  ],
}

export default withMDX(config)
