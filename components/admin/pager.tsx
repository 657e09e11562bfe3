'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { buttonVariants } from '@/components/ui/button'
import { admin } from '@/content/admin'

interface PagerProps {
  readonly path: '/admin/leads' | '/admin/lists' | '/admin/mail' | '/admin/person'
  readonly query: Readonly<Record<string, string>>
  readonly page: number
  readonly pages: number
}

/** Links to the previous and next page that preserve the filter. */
export function Pager({ path, query, page, pages }: PagerProps) {
  const router = useRouter()
  const at = (number: number) => `${path}?${new URLSearchParams({ ...query, page: String(number) })}` as const
  // The last page disappears once everything on it has been dealt with.
  const instead = page > pages ? at(pages) : undefined
  useEffect(() => {
    if (instead) router.replace(instead)
  }, [instead, router])
  if (pages <= 1 && page <= 1) return null
  const to = (number: number, label: string) => (
    <Link href={at(number)} prefetch={false} className={buttonVariants({ variant: 'outline', size: 'sm' })}>
      {label}
    </Link>
  )
  return (
    <nav aria-label={admin.pages.label} className="flex items-center gap-4 text-sm">
      {page > 1 && to(page - 1, admin.pages.previous)}
      <span role="status">{admin.pages.of(page, pages)}</span>
      {page < pages && to(page + 1, admin.pages.next)}
    </nav>
  )
}
