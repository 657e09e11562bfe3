import '../styles/admin.css'
import type { Metadata } from 'next'
import { AdminNav } from '@/components/admin/admin-nav'
import { SignOutButton } from '@/components/admin/sign-out-button'
import { SkipLink } from '@/components/site/skip-link'
import { admin } from '@/content/admin'

export const metadata: Metadata = { robots: { index: false } }

// Rendered per request, because proxy.ts issues a new nonce each time.
export const dynamic = 'force-dynamic'

export default function AdminLayout({ children }: LayoutProps<'/admin'>) {
  return (
    <>
      <SkipLink label={admin.skip} />
      <header className="border-b border-line">
        <nav
          aria-label={admin.name}
          className="mx-auto flex max-w-5xl flex-wrap items-center justify-between gap-x-4 px-4 py-2 text-sm sm:px-6"
        >
          <AdminNav />
          <SignOutButton />
        </nav>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-5xl px-4 py-6 sm:px-6">
        <noscript>
          <p className="mb-5">{admin.needsScripts}</p>
        </noscript>
        {children}
      </main>
    </>
  )
}
