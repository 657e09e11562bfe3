import { business, emailLink, phoneLink } from '@/content/business'
import { siteChrome } from '@/content/site-chrome'
import { serviceCardWords } from '@/content/home'
import { bookNow, headerItems } from '@/content/navigation'
import { services } from '@/content/services'
import type { Service } from '@/content/types'
import { withGst } from '@/lib/pricing/gst'
import { formatMoney } from '@/lib/pricing/money'
import { BookingLink } from './booking-link'
import { Logo } from './logo'
import { SiteNav } from './site-nav'
import { SkipLink } from './skip-link'

/** Contact links at the bottom of a phone's menu. */
function ContactLinks() {
  const links = [phoneLink, emailLink, { label: siteChrome.getInTouch, href: '/contact' }]
  return (
    <ul className="nav-reach" aria-label={siteChrome.getInTouch}>
      {links
        .filter((link) => link !== undefined)
        .map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
    </ul>
  )
}

/** What a service is, and from how much, including GST. */
function detailOf({ kind, pricing }: Service) {
  if (pricing.length === 0) return kind
  const lowest = Math.min(...pricing.map(({ amount }) => amount))
  return `${kind} · ${serviceCardWords.from.toLowerCase()} ${formatMoney(withGst(lowest, business.gst))}`
}

const details = new Map(services.map((service) => [`/services/${service.id}`, detailOf(service)]))

/** The header's items, with what each service is and costs. */
const items = headerItems.map((item) => ({
  ...item,
  items: item.items?.map((link) => ({ detail: details.get(link.href), ...link })),
}))

/** The header of every page (specification section 2). `path` as in `SiteNav`. */
export function SiteHeader({ path }: { readonly path?: string }) {
  return (
    <header className="site-header" data-scrolled="false">
      <SkipLink label={siteChrome.skipLink} />
      <div className="header-row wrap">
        <a href="/">
          <Logo name={business.name} /> <span className="sr-only">{siteChrome.homeLabel}</span>
        </a>{' '}
        <details className="site-menu">
          <summary className="menu-button">{siteChrome.menu}</summary>
        </details>
        <div className="menu-scrim" />
        <SiteNav items={items} label={siteChrome.mainNavigation} path={path}>
          <ContactLinks />
        </SiteNav>
        <BookingLink size="sm">{bookNow.label}</BookingLink>
      </div>
    </header>
  )
}
