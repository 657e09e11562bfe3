/** @jest-environment node */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { cardName, cardPath } from '@/lib/seo/card-path'
import { pageMetadata } from '@/lib/seo/metadata'
import { cards } from '@/lib/seo/og-cards'
import { publicPages } from '@/lib/seo/public-pages'

const specified = [
  '/',
  '/services',
  '/services/natural-order',
  '/services/daily-glow',
  '/services/full-bloom',
  '/services/sunnie-select',
  '/services/work-flow',
  '/services/five-star-reset',
  '/subscriptions',
  '/subscribe',
  '/about',
  '/sustainability',
  '/recycle-with-us',
  '/store-preview',
  '/naturally-sunnie',
  '/protect-your-place',
  '/contact',
  '/privacy-policy',
  '/terms-of-service',
  '/bio',
  '/natural-order-onboarding',
  '/newsletter',
  '/sunnie-select-onboarding',
]

it('lists every public page in the specification, with dates only where known', () => {
  expect(publicPages.map(({ path }) => path).sort()).toEqual([...specified].sort())
  expect(publicPages.filter(({ changed }) => changed).map(({ path }) => path)).toEqual([
    '/privacy-policy',
    '/terms-of-service',
  ])
})

it('lists every page that exists, and has a card for it', () => {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('/page.tsx'))
  const named = files.flatMap((file) =>
    [...readFileSync(`app/${file}`, 'utf8').matchAll(/pageMetadata\('([^']+)'/g)].map(([, path]) => path),
  )
  expect(named).toContain('/about')
  // The journal's pages are listed with its articles.
  const listed = [...publicPages.map(({ path }) => path), '/the-sunnie-journal']
  expect(named.filter((path) => !listed.includes(path!))).toEqual([])
  expect(named.filter((path) => !cards.some((card) => card.path === path))).toEqual([])
})

it('has a card for each public page, with a linocut that exists', () => {
  expect(cards.map(({ path }) => path).sort()).toEqual([...specified, '/the-sunnie-journal'].sort())
  expect(new Set(cards.map(({ path }) => cardName(path))).size).toBe(cards.length)
  for (const { linocut, title, italic } of cards) {
    expect(existsSync(`public/art/linocut/${linocut}.svg`)).toBe(true)
    expect(title).toContain(italic)
  }
})

it('names a card after its page', () => {
  expect(cardPath('/')).toBe('/og/home.png')
  expect(cardPath('/services/daily-glow')).toBe('/og/services-daily-glow.png')
})

it('has a title, description, canonical link and card for a page', () => {
  expect(pageMetadata('/about', { title: 'About Us', description: 'Who we are' })).toMatchObject({
    title: 'About Us',
    description: 'Who we are',
    alternates: { canonical: '/about' },
    openGraph: {
      title: 'About Us | Sunnie',
      locale: 'en_AU',
      url: '/about',
      images: { url: '/og/about.png', width: 1200, height: 630 },
    },
  })
  expect(pageMetadata('/', { title: 'Sunnie: home', description: '' }, { wholeTitle: true })).toMatchObject({
    title: { absolute: 'Sunnie: home' },
    openGraph: { title: 'Sunnie: home' },
  })
})
