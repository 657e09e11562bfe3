/** @jest-environment node */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { cardName, cardPath } from '@/lib/seo/card-path'
import { pageMetadata } from '@/lib/seo/metadata'
import { cards, publicPages } from '@/lib/seo/og-cards'

it('lists every page that exists, and has a card for it', () => {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('/page.tsx'))
  const named = files.flatMap((file) =>
    [...readFileSync(`app/${file}`, 'utf8').matchAll(/pageMetadata\('([^']+)'/g)].map(([, path]) => path),
  )
  expect(named).toContain('/about')
  // The journal's pages are listed with its articles.
  const listed = [...publicPages.map(({ path }) => path), '/the-sunnie-journal']
  expect(named.filter((path) => !listed.includes(path!))).toEqual([])
})

it('has cards with names of their own and linocuts that exist', () => {
  expect(new Set(cards.map(({ path }) => cardName(path))).size).toBe(cards.length)
  for (const { linocut, title, italic } of cards) {
    expect(existsSync(`public/art/linocut/${linocut}.svg`)).toBe(true)
    expect(title).toContain(italic)
  }
  expect([cardPath('/'), cardPath('/services/a')]).toEqual(['/og/home.png', '/og/services-a.png'])
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
