import type { ReactNode } from 'react'
import { business, emailLink, phoneLink } from '@/content/business'
import { siteChrome } from '@/content/site-chrome'
import { charityLink, footerColumns, googleReviewsLink, legalLinks, socialLinks } from '@/content/navigation'
import type { Link } from '@/content/types'
import { canonicalOrigin } from '@/lib/seo/site'
import { ContentLink } from './content-link'
import { Guarantee } from './guarantee'
import { Logo } from './logo'
import { SocialLinks } from './social-links'

const linkClasses =
  'inline-block py-1.5 decoration-wattle decoration-2 underline-offset-4 hover:underline [&_svg]:inline'

interface FooterLinksProps {
  readonly links: readonly (Link | undefined)[]
  /** List items below the links. */
  readonly children?: ReactNode
}

function FooterLinks({ links, children }: FooterLinksProps) {
  const known = links.filter((link) => link !== undefined)
  if (known.length === 0 && !children) return null
  return (
    <ul className="grid gap-0.5 gap-x-6 print:flex">
      {known.map((link) => (
        <li key={link.href}>
          <ContentLink link={link} className={linkClasses} />
        </li>
      ))}
      {children}
    </ul>
  )
}

/** The footer of every page (specification section 2). In print, just how to reach us and the copyright. */
export function SiteFooter() {
  return (
    // Not a scroll anchor: after a reload, a page that regains its length would take the visitor down here.
    <footer className="border-t border-reef bg-abyss text-sm text-lagoon [overflow-anchor:none]">
      <div className="wrap grid grid-cols-2 gap-x-6 gap-y-6 pt-10 pb-6 [overflow-wrap:anywhere] max-[20rem]:grid-cols-1 lg:grid-cols-[1.4fr_1fr_1fr_0.85fr_1.35fr] lg:grid-rows-[auto_1fr] lg:pt-16 lg:pb-10 print:flex">
        <div className="grid content-start gap-5 max-lg:col-span-full lg:row-span-2 print:hidden">
          <Logo name={business.name} className="text-silica" />
          <Guarantee variant="footer" />
          <p>{business.donation.statement}</p>
          <FooterLinks links={[charityLink, googleReviewsLink]} />
        </div>
        {footerColumns.map(({ heading, links }) => (
          <nav key={heading} aria-label={heading} className="grid content-start gap-3 lg:row-span-2 print:hidden">
            <h2 className="text-lg text-silica">{heading}</h2>
            <FooterLinks links={links} />
          </nav>
        ))}
        <div className="grid content-start gap-3 max-lg:row-span-2">
          <h2 className="text-lg text-silica print:hidden">{siteChrome.getInTouch}</h2>
          <FooterLinks links={[emailLink, phoneLink]}>
            <li className="py-1.5">{business.address}</li>
            <li className="hidden py-1.5 print:flex">{new URL(canonicalOrigin).host}</li>
          </FooterLinks>
        </div>
        <SocialLinks links={socialLinks} className="max-sm:max-w-24 lg:col-start-5 print:hidden" />
      </div>
      <div className="wrap">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-reef py-6 text-xs">
          <p>{`© ${new Date().getFullYear()} ${business.name}. ${siteChrome.rights}`}</p>
          {business.abn && <p>{`${siteChrome.abn} ${business.abn}`}</p>}
          <nav aria-label={siteChrome.legalNavigation} className="md:ms-auto print:hidden">
            <ul className="flex flex-wrap gap-x-6">
              {legalLinks.map((link) => (
                <li key={link.href}>
                  <ContentLink link={link} className={linkClasses} />
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  )
}
