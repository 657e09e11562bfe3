/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server'

// As on a real site: next.config.ts sets this from SITE_URL before the build.
process.env.SAMPLES = 'hidden'

/** The parts that all pages share, and every page but the journal's, whose articles only Next can load. */
const places: Record<string, () => Promise<React.ReactNode>> = {
  home: async () => (await import('@/app/(site)/(home)/page')).default(),
  services: async () => (await import('@/app/(site)/services/page')).default(),
  ...Object.fromEntries(
    ['natural-order', 'daily-glow', 'full-bloom', 'work-flow', 'five-star-reset'].map((serviceId) => [
      serviceId,
      async () =>
        (await import('@/app/(site)/services/[serviceId]/page')).default({
          params: Promise.resolve({ serviceId }),
          searchParams: Promise.resolve({}),
        }),
    ]),
  ),
  'sunnie-select': async () => (await import('@/app/(site)/services/sunnie-select/page')).default(),
  subscriptions: async () => (await import('@/app/(site)/subscriptions/page')).default(),
  subscribe: async () => (await import('@/app/(flows)/subscribe/page')).default(),
  builder: async () => (await import('@/app/(flows)/sunnie-select-onboarding/page')).default(),
  onboarding: async () => (await import('@/app/(flows)/natural-order-onboarding/page')).default(),
  about: async () => (await import('@/app/(story)/about/page')).default(),
  sustainability: async () => (await import('@/app/(story)/sustainability/page')).default(),
  recycling: async () => (await import('@/app/(story)/recycle-with-us/page')).default(),
  'store preview': async () => (await import('@/app/(story)/store-preview/page')).default(),
  shop: async () => (await import('@/app/(story)/naturally-sunnie/page')).default(),
  campaign: async () => (await import('@/app/(story)/protect-your-place/page')).default(),
  contact: async () => (await import('@/app/(site)/contact/page')).default(),
  bio: async () => (await import('@/app/(site)/bio/page')).default(),
  newsletter: async () => (await import('@/app/(site)/newsletter/page')).default(),
  privacy: async () => (await import('@/app/(site)/privacy-policy/page')).default(),
  terms: async () => (await import('@/app/(site)/terms-of-service/page')).default(),
  thanks: async () =>
    (await import('@/app/(site)/thanks/[form]/page')).default({
      params: Promise.resolve({ form: 'contact' }),
      searchParams: Promise.resolve({}),
    }),
  unsubscribe: async () => (await import('@/app/(site)/unsubscribe/page')).default(),
  'missing page': async () => {
    const { MissingPage } = await import('@/components/site/missing-page')
    const { missingPage } = await import('@/content/missing')
    return <MissingPage screen={missingPage} />
  },
  header: async () => {
    const { SiteHeader } = await import('@/components/site/site-header')
    return <SiteHeader path="/" />
  },
  footer: async () => {
    const { SiteFooter } = await import('@/components/site/site-footer')
    return <SiteFooter />
  },
  'booking link': async () => {
    const { BookingLink } = await import('@/components/site/booking-link')
    return <BookingLink>Book Now</BookingLink>
  },
}

const placeholders = [
  /\bSamples?\b/,
  /Sponsor (one|two|three)/i,
  /Our (founder|campaign artist)\b(?! )/,
  /00 000/,
  /0491 570|\+61491570/,
  /[/.@][\w.-]*\.example\b/,
]

it.each(Object.keys(places))('%s shows no placeholder at a real address', async (name) => {
  const html = renderToStaticMarkup(await places[name]!())
  expect(html.length).toBeGreaterThan(50)
  expect(placeholders.flatMap((placeholder) => placeholder.exec(html)?.[0] ?? [])).toEqual([])
})

it('sends someone who wants to book to the contact form while there is no booking page', async () => {
  const html = renderToStaticMarkup(await places['booking link']!())
  expect(html).toContain('href="/contact#contact-form"') // doesn't reload /contact itself
  expect(html).not.toContain('_blank')
})

it.each(['home', 'contact', 'daily-glow'])('%s doesn’t offer times without a booking page', async (name) => {
  expect(renderToStaticMarkup(await places[name]!())).not.toContain('Pick a time')
})

it('shows the rating where reviews would be', async () => {
  expect(renderToStaticMarkup(await places['daily-glow']!())).toContain('5.0 on Google')
})
