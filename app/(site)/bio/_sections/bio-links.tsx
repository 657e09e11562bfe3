'use client'

import { useState } from 'react'
import { buttonVariants } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import type { Link } from '@/content/types'

interface BioLinksProps {
  readonly words: { readonly label: string; readonly placeholder: string; readonly empty: string }
  /** The call to action, ahead of the others. */
  readonly first: Link
  readonly links: readonly Link[]
}

/** The page's links, and a box that shows those whose words match: no request, no other page (decision E3). */
export function BioLinks({ words, first, links }: BioLinksProps) {
  const [wanted, setWanted] = useState('')
  const shown = [first, ...links].filter(({ label }) => label.toLowerCase().includes(wanted.trim().toLowerCase()))
  return (
    <div className="grid w-full gap-6">
      <div role="search">
        <Input type="search" aria-label={words.label} placeholder={words.placeholder} autoComplete="off" value={wanted} onChange={(event) => setWanted(event.target.value)} className="rounded-full text-center" />
      </div>
      <ul className="grid gap-3">
        {shown.map((link) => (
          <li key={link.href}>
            <a href={link.href} className={buttonVariants({ variant: link === first ? 'primary' : 'outline', size: 'lg', className: 'w-full' })}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
      <p role="status" className="empty:hidden">
        {shown.length === 0 ? words.empty : ''}
      </p>
    </div>
  )
}
