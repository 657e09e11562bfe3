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

interface FooterLinksProps {
  readonly links: readonly (Link | undefined)[]
  /** List items below the links. */
  readonly children?: ReactNode
}

function FooterLinks({ links, children }: FooterLinksProps) {
  const known = links.filter((link) => link !== undefined)
  if (known.length === 0 && !children) return null
  return (
    <ul>
      {known.map((link) => (
        <li key={link.href}>
          <ContentLink link={link} />
        </li>
      ))}
      {children}
    </ul>
  )
}

/** The footer of every page (specification section 2). In print, just how to reach us and the copyright. */
export function SiteFooter() {
  return (
    <footer className="site-footer bg-abyss">
      <div className="footer-columns wrap">
        <div>
          <Logo name={business.name} className="text-silica" />
          <Guarantee variant="footer" />
          <p>{business.donation.statement}</p>
          <FooterLinks links={[charityLink, googleReviewsLink]} />
        </div>
        {footerColumns.map(({ heading, links }) => (
          <nav key={heading} aria-label={heading}>
            <h2>{heading}</h2>
            <FooterLinks links={links} />
          </nav>
        ))}
        <div className="footer-reach">
          <h2>{siteChrome.getInTouch}</h2>
          <FooterLinks links={[emailLink, phoneLink]}>
            <li>{business.address}</li>
            <li className="hidden print:block">{new URL(canonicalOrigin).host}</li>
          </FooterLinks>
        </div>
        <SocialLinks links={socialLinks} className="footer-social" />
      </div>
      <div className="wrap">
        <div className="footer-legal">
          <p>{`© ${new Date().getFullYear()} ${business.name}. ${siteChrome.rights}`}</p>
          {business.abn && <p>{`${siteChrome.abn} ${business.abn}`}</p>}
          <nav aria-label={siteChrome.legalNavigation}>
            <ul>
              {legalLinks.map((link) => (
                <li key={link.href}>
                  <ContentLink link={link} />
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  )
}
