/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server'
import type * as Robots from '@/app/robots'
import type * as Banner from '@/components/site/preview-banner'
import type * as Metadata from '@/lib/seo/metadata'
import type * as Site from '@/lib/seo/site'

const before = process.env

/** Loads the modules as in a build with these environment variables. */
function buildWith(environment: Record<string, string>) {
  process.env = { ...before, ...environment }
  jest.resetModules()
  /* eslint-disable @typescript-eslint/no-require-imports -- must be loaded again for each environment */
  return {
    site: require('@/lib/seo/site') as typeof Site,
    robots: (require('@/app/robots') as typeof Robots).default(),
    metadata: require('@/lib/seo/metadata') as typeof Metadata,
    banner: renderToStaticMarkup((require('@/components/site/preview-banner') as typeof Banner).PreviewBanner()),
  }
}

afterEach(() => {
  process.env = before
})

describe('a published site', () => {
  it('uses its own origin and allows crawlers everywhere except the admin pages and the API', () => {
    const { site, robots, metadata, banner } = buildWith({ SITE_URL: 'https://sunnie.test', DEPLOY_ENV: '' })
    expect(site.absoluteUrl('/contact')).toBe('https://sunnie.test/contact')
    expect(robots).toEqual({
      rules: { userAgent: '*', allow: '/', disallow: ['/admin', '/api'] },
      sitemap: 'https://sunnie.test/sitemap.xml',
    })
    expect([metadata.siteMetadata.robots, banner]).toEqual([undefined, ''])
  })
})

describe.each(['DEPLOY_ENV', 'VERCEL_ENV'])('a preview set by %s', (variable) => {
  it('disallows crawlers, points to production and has a banner with its branch and commit', () => {
    const { site, robots, metadata, banner } = buildWith({
      ...{ PREVIEW_BRANCH: 'linen', PREVIEW_COMMIT: 'abcdef0' },
      SITE_URL: 'https://branch.test',
      DEPLOY_ENV: '',
      VERCEL_ENV: '',
      [variable]: 'preview',
    })
    expect(site.isPreview).toBe(true)
    expect(banner).toContain('Preview of linen at abcdef0')
    expect(site.canonicalOrigin).toBe('https://www.sunnie.example')
    expect(robots).toEqual({ rules: { userAgent: '*', disallow: '/' } })
    expect(metadata.siteMetadata).toMatchObject({
      robots: { index: false },
      metadataBase: new URL('https://www.sunnie.example'),
    })
  })

  it('uses the production origin that the host provides', () => {
    expect(
      buildWith({ [variable]: 'preview', VERCEL_PROJECT_PRODUCTION_URL: 'sunnie.test' }).site.canonicalOrigin,
    ).toBe('https://sunnie.test')
  })
})
