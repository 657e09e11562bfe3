'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import type { NavigationItem } from '@/content/types'
import { isHighlighted } from '@/lib/highlight'
import { attachHeader } from './header-behaviour'

interface SiteNavProps {
  readonly items: readonly NavigationItem[]
  readonly label: string
  /** Path to highlight, for pages served at a different URL from their own. */
  readonly path?: string
  /** Shown below the items on phones. */
  readonly children?: ReactNode
}

const attach = (nav: HTMLElement) => attachHeader(nav.closest('header')!)

/** The header's navigation. The current item is already marked in the prerendered HTML. */
export function SiteNav({ items, label, path, children }: SiteNavProps) {
  const pathname = usePathname()
  const currentPath = path ?? pathname
  const currentPage = (href: string) => (href === currentPath ? 'page' : undefined)
  return (
    <nav ref={attach} className="site-nav" aria-label={label}>
      <ul>
        {items.map((item) => {
          const highlighted = isHighlighted(item, currentPath) || undefined
          if (!item.items)
            return (
              <li key={item.href}>
                <a href={item.href} aria-current={currentPage(item.href) ?? highlighted}>
                  <span>{item.label}</span>
                </a>
              </li>
            )
          return (
            <li key={item.href}>
              <details name="site-nav">
                <summary aria-current={highlighted}>
                  <span>{item.label}</span>
                </summary>
              </details>
              <ul className="dropdown" aria-label={item.label}>
                {item.items.map(({ label, href, detail }, index) => (
                  <li key={href}>
                    <a href={href} aria-current={currentPage(href)} aria-describedby={detail && `menu-${index}`}>
                      <span>{label}</span>
                    </a>{' '}
                    {detail && <small id={`menu-${index}`}>{detail}</small>}
                  </li>
                ))}
              </ul>
            </li>
          )
        })}
      </ul>
      {children}
    </nav>
  )
}
