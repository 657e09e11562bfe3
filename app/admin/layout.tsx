import '../styles/admin.css'
import type { Metadata, Viewport } from 'next'
import { headers } from 'next/headers'
import { BottomNav, SideNav } from '@/components/admin/admin-nav'
import { RestoreFocus } from '@/components/admin/restore-focus'
import { Toasts } from '@/components/admin/notify'
import { SignOutButton } from '@/components/admin/sign-out-button'
import { OfflineLine } from '@/components/admin/states'
import { TappedNotices } from '@/components/admin/tapped-notices'
import { ThisDevice } from '@/components/admin/this-device'
import { SkipLink } from '@/components/site/skip-link'
import { admin } from '@/content/admin'
import { account } from '@/content/admin-account'
import { isOwner } from '@/lib/server/session'

export const metadata: Metadata = {
  robots: { index: false },
  manifest: '/owner.webmanifest',
  appleWebApp: { capable: true, title: account.installed.shortName },
}

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { color: '#fcfbf7', media: '(prefers-color-scheme: light)' },
    { color: '#0d1f20', media: '(prefers-color-scheme: dark)' },
  ],
  viewportFit: 'cover',
}

// Rendered per request, because proxy.ts issues a new nonce each time.
export const dynamic = 'force-dynamic'

/** The pages a helper can use. The others would only say that they're for the owner. */
const helpersPlaces: readonly string[] = ['/admin', '/admin/leads', '/admin/contacts', '/admin/account']

export default async function AdminLayout({ children }: LayoutProps<'/admin'>) {
  const asOwner = await isOwner(await headers())
  const places = admin.nav.filter(({ href }) => asOwner || helpersPlaces.includes(href))
  return (
    <>
      <header>
        <SkipLink label={admin.skip} />
      </header>
      <div className="mx-auto flex w-full max-w-7xl grow">
        <nav
          aria-label={admin.name}
          className="sticky top-0 flex h-dvh w-60 shrink-0 flex-col justify-between overflow-y-auto border-r border-line p-3 text-sm max-lg:hidden"
        >
          <SideNav places={places} />
          <SignOutButton />
        </nav>
        <main id="main" tabIndex={-1} className="min-w-0 flex-1 px-4 pt-5 pb-28 sm:px-6 lg:pb-10">
          <OfflineLine />
          <noscript>
            <p className="mb-5">{admin.needsScripts}</p>
          </noscript>
          {children}
        </main>
      </div>
      <nav
        aria-label={admin.name}
        className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-background pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
      >
        <BottomNav places={places} />
      </nav>
      <Toasts />
      <RestoreFocus />
      <ThisDevice />
      <TappedNotices />
    </>
  )
}
