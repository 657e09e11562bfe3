import { business, emailLink, phoneLink } from '@/content/business'
import { siteChrome } from '@/content/site-chrome'
import { bookNow, headerItems } from '@/content/navigation'
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

/** The header of every page (specification section 2). `path` as in `SiteNav`. */
export function SiteHeader({ path }: { readonly path?: string }) {
  return (
    <header className="site-header" data-scrolled="false">
      <SkipLink label={siteChrome.skipLink} />
      <div className="wrap flex items-center gap-2 py-2.5 max-md:flex-wrap max-[20rem]:gap-1 md:gap-x-3 md:max-[60rem]:px-5 lg:gap-x-8 lg:py-4">
        <a href="/" className="relative me-auto flex min-h-11 items-center rounded-input">
          <Logo name={business.name} /> <span className="sr-only">{siteChrome.homeLabel}</span>
        </a>{' '}
        <details className="site-menu">
          <summary className="menu-button flex min-h-11 items-center rounded-full border-[1.5px] border-ink px-3 text-sm font-semibold max-[20rem]:px-2 sm:px-4">
            {siteChrome.menu}
          </summary>
        </details>
        <div className="menu-scrim" />
        <SiteNav items={headerItems} label={siteChrome.mainNavigation} path={path}>
          <ContactLinks />
        </SiteNav>
        <BookingLink
          size="sm"
          className="shrink-0 max-sm:gap-1.5 max-sm:px-3.5 max-[20rem]:px-2 md:max-[60rem]:px-4 max-[22rem]:[&_svg]:hidden md:max-[60rem]:[&_svg]:hidden"
        >
          {bookNow.label}
        </BookingLink>
      </div>
    </header>
  )
}
