/** @jest-environment node */
import { readdirSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

// As on a real site: next.config.ts sets this from SITE_URL before the build.
process.env.SAMPLES = 'hidden'

/** Every prerendered page for visitors but the journal's, whose articles only Next can load. */
const others = /^(admin|missing|owner-frame|\(quote\))\/|\/(variants|journal-search|the-sunnie-journal)\//
const pages = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('/page.tsx') && !others.test(file),
)

interface PageModule {
  default(props: object): React.ReactNode | Promise<React.ReactNode>
  generateStaticParams?(): object[]
}

/** The HTML of a page, for each of its parameters. */
async function show(file: string) {
  const page = (await import(`@/app/${file}`)) as PageModule
  const each = (page.generateStaticParams?.() ?? [{}]).map(async (params) =>
    page.default({ params: Promise.resolve(params), searchParams: Promise.resolve({}) }),
  )
  return (await Promise.all(each)).map((element) => renderToStaticMarkup(element))
}

/** The parts that pages share. */
const parts: Record<string, () => Promise<React.ReactNode>> = {
  'missing page': async () => {
    const { missingPage } = await import('@/content/missing')
    return createElement((await import('@/components/site/missing-page')).MissingPage, { screen: missingPage })
  },
  header: async () => createElement((await import('@/components/site/site-header')).SiteHeader, { path: '/' }),
  footer: async () => createElement((await import('@/components/site/site-footer')).SiteFooter),
  '/llms.txt': async () => (await import('@/lib/seo/llms')).llmsText(),
  'booking link': async () =>
    createElement((await import('@/components/site/booking-link')).BookingLink, null, 'Book Now'),
}

const placeholders = [
  /\bSamples?\b/,
  /Sponsor (one|two|three)/i,
  /Our (founder|campaign artist)\b(?! )/,
  /00 000/,
  /0491 570|\+61491570/,
  /[/.@][\w.-]*\.example\b/,
]

function expectNoPlaceholder(html: string) {
  expect(html.length).toBeGreaterThan(50)
  expect(html).not.toContain('Pick a time') // there's no booking page
  expect(placeholders.flatMap((placeholder) => placeholder.exec(html)?.[0] ?? [])).toEqual([])
}

it.each(pages)('%s shows no placeholder at a real address', async (file) => {
  const shown = await show(file)
  expect(shown).not.toEqual([])
  shown.forEach(expectNoPlaceholder)
})

it.each(Object.keys(parts))('%s shows no placeholder at a real address', async (name) => {
  expectNoPlaceholder(renderToStaticMarkup(await parts[name]!()))
})

it('sends someone who wants to book to the contact form while there is no booking page', async () => {
  const html = renderToStaticMarkup(await parts['booking link']!())
  expect(html).toContain('href="/contact#contact-form"') // doesn't reload /contact itself
  expect(html).not.toContain('_blank')
})

it('shows the rating where reviews would be', async () => {
  const { business } = await import('@/content/business')
  expect((await show('(services)/services/[serviceId]/page.tsx')).join()).toContain(
    `${business.rating.value} on Google`,
  )
})
