import createMDX from '@next/mdx'
import type { NextConfig } from 'next'
import { readSamplesShown, readStage } from './lib/environment.mjs'
import { pagePolicy, scriptlessPolicy } from './lib/server/policy'

const withMDX = createMDX({
  options: {
    // Plugins by name: Turbopack passes them to another thread.
    remarkPlugins: ['remark-frontmatter', ['remark-mdx-frontmatter', { name: 'frontmatter' }], 'remark-gfm'],
    rehypePlugins: ['rehype-slug'],
  },
})

// Headers are fixed at build time, so a start rebuilds when the stage changes (tools/prepare.mjs).
const isPreview = readStage() === 'preview'

/** On everything. */
const fileHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
  ...(isPreview ? [{ key: 'X-Robots-Tag', value: 'noindex' }] : []),
]

/** Not on scripts, styles, fonts and pictures, which have no use for them: they'd weigh more than many of those. */
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
/** An endpoint has its own policy. */
const pagesAndMore = documents.replace('?!', '?!api/|')

const isDevelopment = process.env.NODE_ENV === 'development'
/** One policy for every prerendered page. */
const contentSecurityPolicy = { key: 'Content-Security-Policy', value: pagePolicy() }

/** Next would let shared caches keep a page for a year. A host's own may still keep it until the next deploy. */
const freshPages = { key: 'Cache-Control', value: 'public, max-age=0, must-revalidate' }
const pages = '/((?!_next/|api/|admin(?:/|$)|quote/|.*\\.[a-z0-9]+$).*)'

/** A link that is hovered over, or pressed, is opened ahead in the browsers that can. */
const speculationRules = '/speculation-rules.json'

const config: NextConfig = {
  poweredByHeader: false,
  experimental: {
    // app/global-not-found.tsx says why.
    globalNotFound: true,
    preloadEntriesOnStart: false,
    // Ten files for a touched form instead of fourteen: each costs a slow phone more than its share of the bytes.
    turbopackChunking: { minChunkSize: 200_000, maxMergeChunkSize: 600_000 },
    // A production server doesn't read them, and they were three fifths of its bundles.
    turbopackSourceMaps: isDevelopment,
    // Takes a third more of a build and 170 MB, for hosts that keep it until the next one.
    turbopackFileSystemCacheForBuild: Boolean(process.env.CI),
  },
  typedRoutes: true,
  // npm test checks the types, once; a newcomer's first start and each of the builds need not.
  typescript: { ignoreBuildErrors: true },
  // Pictures are made ahead of time (tools/pictures.mjs): this closes /_next/image.
  images: { unoptimized: true },
  // Inlined at build time (from tools/prepare.mjs or the host): pages rendered per request show branch and commit too.
  env: {
    SAMPLES: readSamplesShown() ? 'shown' : 'hidden',
    PREVIEW_BRANCH: process.env.PREVIEW_BRANCH ?? process.env.VERCEL_GIT_COMMIT_REF ?? '',
    PREVIEW_COMMIT: process.env.PREVIEW_COMMIT ?? process.env.VERCEL_GIT_COMMIT_SHA?.slice(0, 7) ?? '',
  },
  serverExternalPackages: ['libsql', '@libsql/client', '@prisma/adapter-libsql', 'pg'],
  // Of an unknown service or article; tools/after-build.mjs gives both pages their status.
  rewrites: async () => ({
    beforeFiles: [],
    afterFiles: [],
    fallback: [
      { source: '/services/:service', destination: '/missing/service' },
      { source: '/the-sunnie-journal/:article', destination: '/missing/article' },
    ],
  }),
  // proxy.ts redirects instead: Next's own redirects go out without the headers below.
  skipTrailingSlashRedirect: true,
  headers: async () => [
    { source: '/:path*', headers: fileHeaders },
    { source: documents, headers: documentHeaders },
    // Only whoever was mailed its address reads a quote. One that isn't there may be tomorrow, under the same address.
    {
      source: '/quote/:token',
      headers: [
        { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
        { key: 'Cache-Control', value: 'no-store' },
      ],
    },
    // What is rendered per request gets its own from proxy.ts.
    ...(isDevelopment
      ? []
      : [
          { source: pagesAndMore, headers: [contentSecurityPolicy] },
          // No answer of an endpoint runs a script, a form that is shown again included. The group has no name: for one
          // that has, Next takes the policy apart for each request, to put in what it stands for.
          { source: '/api/(.*)', headers: [{ key: 'Content-Security-Policy', value: scriptlessPolicy() }] },
          // Whatever follows: an article that isn't there, such as one of an older site's `.html`, may be tomorrow.
          { source: '/(services|the-sunnie-journal|unsubscribe|missing)/(.*)', headers: [freshPages] },
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
    // Feed readers in a browser show our pictures on their own pages.
    {
      source: '/:folder(art|images|og)/:path*',
      headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }],
    },
  ],
}

export default withMDX(config)
