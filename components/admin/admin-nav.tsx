'use client'

import type { Route } from 'next'
import Link from 'next/link'
import { usePathname, useRouter } from 'next/navigation'
import { admin } from '@/content/admin'
import { Icon } from './icons'
import { LinkPending } from './link-pending'
import { notifyFailure } from './notify'
import { signOut } from './sign-out'
import './style-nonce'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from './ui/dropdown-menu'

/** The pages open to whoever is signed in. */
type Places = readonly (typeof admin.nav)[number][]

const inBar = 4
/** The labels stop growing where they'd touch. */
const barItem =
  'relative grid min-h-14 w-full justify-items-center gap-0.5 rounded-input px-1 pt-2 pb-1 text-[min(var(--text-xs),4.2vw)] leading-[1.4] aria-[current=page]:font-semibold aria-[current=page]:text-reef forced-colors:aria-[current=page]:underline'

/** Whether a navigation item is the current one. A lead's page counts as the inbox. */
const isCurrent = (href: string, path: string) => path === href || (href !== '/admin' && path.startsWith(`${href}/`))

/** The navigation beside the page on a desktop. */
export function SideNav({ places }: { readonly places: Places }) {
  const path = usePathname()
  return (
    <ul className="grid gap-0.5">
      {places.map(({ href, label, icon }) => (
        <li key={href}>
          <Link
            href={href as Route}
            prefetch={false}
            aria-current={isCurrent(href, path) ? 'page' : undefined}
            className="relative flex min-h-11 items-center gap-3 rounded-input px-3 hover:bg-shell aria-[current=page]:bg-shell aria-[current=page]:font-semibold forced-colors:aria-[current=page]:underline"
          >
            <Icon name={icon} className="size-5" />
            {label}
            <LinkPending />
          </Link>
        </li>
      ))}
    </ul>
  )
}

const leave = () => void signOut().catch(() => notifyFailure(admin.signOutFailed))

/** The navigation within thumb's reach on a phone: four items, with the rest behind a fifth, or else signing out. */
export function BottomNav({ places }: { readonly places: Places }) {
  const path = usePathname()
  const router = useRouter()
  const others = places.slice(inBar)
  return (
    <ul className="grid grid-cols-5">
      {places.slice(0, inBar).map(({ href, label, icon }) => (
        <li key={href}>
          <Link
            href={href as Route}
            prefetch={false}
            aria-current={isCurrent(href, path) ? 'page' : undefined}
            className={barItem}
          >
            <Icon name={icon} />
            {label}
            <LinkPending />
          </Link>
        </li>
      ))}
      <li>
        {others.length === 0 ? (
          <button type="button" onClick={leave} className={barItem}>
            <Icon name="signOut" />
            {admin.signOut}
          </button>
        ) : (
          <DropdownMenu>
            <DropdownMenuTrigger
              aria-current={others.some(({ href }) => isCurrent(href, path)) ? 'page' : undefined}
              className={barItem}
            >
              <Icon name="more" />
              {admin.more}
            </DropdownMenuTrigger>
            <DropdownMenuContent align="end">
              {others.map(({ href, label, icon }) => (
                <DropdownMenuItem key={href} onSelect={() => router.push(href as Route)}>
                  <Icon name={icon} className="size-5" />
                  {label}
                </DropdownMenuItem>
              ))}
              <DropdownMenuSeparator />
              <DropdownMenuItem onSelect={leave}>{admin.signOut}</DropdownMenuItem>
            </DropdownMenuContent>
          </DropdownMenu>
        )}
      </li>
    </ul>
  )
}
