/** @jest-environment node */
import type * as Robots from '@/app/robots'
import type * as Metadata from '@/lib/seo/metadata'
import type * as Site from '@/lib/seo/site'

const before = process.env

/** The modules as a build in this environment has them. */
function buildIn(environment: Record<string, string>) {
  process.env = { ...before, ...environment }
  jest.resetModules()
  /* eslint-disable @typescript-eslint/no-require-imports -- read anew for each environment */
  return {
    site: require('@/lib/seo/site') as typeof Site,
    robots: (require('@/app/robots') as typeof Robots).default(),
    metadata: require('@/lib/seo/metadata') as typeof Metadata,
  }
}

afterEach(() => {
  process.env = before
})

describe('a published site', () => {
  it('names its own address and opens to crawlers, but for the owner and the endpoints', () => {
    const { site, robots, metadata } = buildIn({ SITE_URL: 'https://sunnie.test', DEPLOY_ENV: '' })
    expect(site.absoluteUrl('/contact')).toBe('https://sunnie.test/contact')
    expect(robots).toEqual({
      rules: { userAgent: '*', allow: '/', disallow: ['/admin', '/api'] },
      sitemap: 'https://sunnie.test/sitemap.xml',
    })
    expect(metadata.siteMetadata.robots).toBeUndefined()
  })
})

describe.each(['DEPLOY_ENV', 'VERCEL_ENV'])('a preview by %s', (variable) => {
  it('is closed to crawlers and points to production', () => {
    const { site, robots, metadata } = buildIn({
      SITE_URL: 'https://branch.test',
      DEPLOY_ENV: '',
      VERCEL_ENV: '',
      [variable]: 'preview',
    })
    expect(site.isPreview).toBe(true)
    expect(site.siteOrigin).toBe('https://branch.test')
    expect(site.canonicalOrigin).toBe('https://www.sunnie.example')
    expect(robots).toEqual({ rules: { userAgent: '*', disallow: '/' } })
    expect(metadata.siteMetadata).toMatchObject({
      robots: { index: false },
      metadataBase: new URL('https://www.sunnie.example'),
    })
  })

  it('takes the production address that the host names', () => {
    expect(buildIn({ [variable]: 'preview', VERCEL_PROJECT_PRODUCTION_URL: 'sunnie.test' }).site.canonicalOrigin).toBe(
      'https://sunnie.test',
    )
  })
})
