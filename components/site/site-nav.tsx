'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import type { NavigationItem } from '@/content/types'
import { isHighlighted } from '@/lib/highlight'
import { attachHeader, closeMenus } from './header-behaviour'

interface SiteNavProps {
  readonly items: readonly NavigationItem[]
  readonly label: string
  /** For screens that are prerendered at another address than the visitor's. */
  readonly path?: string
}

/** The header's list, with the current item marked in the prerendered page already. */
export function SiteNav({ items, label, path }: SiteNavProps) {
  const pathname = usePathname()
  const here = path ?? pathname
  const nav = useRef<HTMLElement>(null)
  const header = () => nav.current?.closest('header')

  useEffect(() => {
    const element = header()
    return element ? attachHeader(element) : undefined
  }, [])
  useEffect(() => {
    const element = header()
    if (element) closeMenus(element)
  }, [pathname])

  const page = (href: string) => (href === here ? 'page' : undefined)
  return (
    <nav ref={nav} className="site-nav" aria-label={label}>
      <ul>
        {items.map((item) => {
          const highlighted = isHighlighted(item, here) || undefined
          if (!item.items)
            return (
              <li key={item.href}>
                <a href={item.href} aria-current={page(item.href) ?? highlighted}>
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
                {item.items.map(({ label, href }) => (
                  <li key={href}>
                    <a href={href} aria-current={page(href)}>
                      <span>{label}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
