'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { admin } from '@/content/admin'

/** Links to the admin screens, with the current one marked. */
export function AdminNav() {
  const path = usePathname()
  return (
    <ul className="flex gap-1">
      {admin.nav.map(({ href, label }) => (
        <li key={href}>
          <Link
            href={href}
            aria-current={path === href ? 'page' : undefined}
            className="inline-block rounded-input px-3 py-2.5 hover:bg-shell aria-[current=page]:font-semibold aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
