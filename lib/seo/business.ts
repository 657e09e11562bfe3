import type {
  AdministrativeArea,
  City,
  HomeAndConstructionBusiness,
  OpeningHoursSpecification,
  WebSite,
} from 'schema-dts'
import { business } from '@/content/business'
import { homeMeta } from '@/content/home'
import { services } from '@/content/services'
import { cardPath } from './card-path'
import { absoluteUrl } from './site'

const businessId = absoluteUrl('/#business')
export const websiteId = absoluteUrl('/#website')
export const serviceId = (id: string) => `${absoluteUrl(`/services/${id}`)}#service`

/** The region and the towns within it that the business serves. */
export const areaServed = (): (AdministrativeArea | City)[] => [
  { '@type': 'AdministrativeArea', name: `${business.locality}, ${business.region}` },
  ...business.serviceArea.map((name): City => ({ '@type': 'City', name })),
]

const closed = { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' } as const

const openingHours = (): OpeningHoursSpecification[] => [
  ...business.hours.opening.map(({ days, opens, closes }): OpeningHoursSpecification => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => `https://schema.org/${day}`) as OpeningHoursSpecification['dayOfWeek'],
    opens,
    closes,
  })),
  ...(business.closedOnPublicHolidays ? [{ ...closed, dayOfWeek: 'https://schema.org/PublicHolidays' as const }] : []),
]

/** The days that the owner has named. */
const specialHours = (): OpeningHoursSpecification[] =>
  business.closed.map(({ from, to }) => ({ ...closed, validFrom: from, validThrough: to }))

/**
 * The business with its service area, hours and catalogue. schema.org has no type for house cleaning, so this uses the
 * closest broader one. There's no rating, because it would be self-published.
 */
export function businessNode(): Exclude<HomeAndConstructionBusiness, string> {
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': businessId,
    name: business.name,
    description: homeMeta.description,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/icons/icon-512.png'),
    image: absoluteUrl(cardPath('/')),
    ...(business.email && { email: business.email }),
    ...(business.phoneHref && { telephone: business.phoneHref }),
    address: {
      '@type': 'PostalAddress',
      addressLocality: business.locality,
      addressRegion: business.region,
      addressCountry: 'AU',
    },
    areaServed: areaServed(),
    openingHoursSpecification: openingHours(),
    ...(business.closed.length > 0 && { specialOpeningHoursSpecification: specialHours() }),
    potentialAction: [
      ...(business.bookingUrl ? [{ '@type': 'ReserveAction' as const, target: business.bookingUrl }] : []),
      { '@type': 'CommunicateAction', target: absoluteUrl('/contact') },
    ],
    sameAs: Object.values(business.socials),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: 'Services',
      itemListElement: services.map(({ id, title }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', '@id': serviceId(id), name: title, url: absoluteUrl(`/services/${id}`) },
      })),
    },
  }
}

/** Short reference to the business, for pages other than home; the full node is on the home page. */
export const businessReference = {
  '@type': 'HomeAndConstructionBusiness',
  '@id': businessId,
  name: business.name,
  url: absoluteUrl('/'),
} as const

export function websiteNode(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId,
    name: business.name,
    url: absoluteUrl('/'),
    inLanguage: 'en-AU',
    publisher: { '@id': businessId },
  }
}
