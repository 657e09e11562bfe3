import type { Metadata } from 'next'
import { cache } from 'react'
import { Button } from '@/components/ui/button'
import { lists } from '@/content/lists'
import { unsubscribe as words } from '@/content/unsubscribe'
import { findPlace } from '@/lib/server/mail/subscribers'
import { Notice } from '../_sections/notice'

// Rendered per request, because it shows who is on which list and needs a nonce from proxy.ts.
export const dynamic = 'force-dynamic'

/** Without a place, while the database is down, the button may still work in a moment. */
const placeOf = cache((token: string) => findPlace(token).catch(() => null))

export async function generateMetadata({ params }: PageProps<'/unsubscribe/[token]'>): Promise<Metadata> {
  const place = await placeOf((await params).token)
  return { title: words[place?.unsubscribedAt ? 'done' : 'leave'].title, robots: { index: false, follow: false } }
}

/**
 * Takes an address off its list with one press, and puts it back. An email may have been forwarded, so it names the
 * list and enough of the address. A form without an action posts back to the URL it was opened at.
 */
export default async function UnsubscribePage({ params }: PageProps<'/unsubscribe/[token]'>) {
  const place = await placeOf((await params).token)
  const hasLeft = Boolean(place?.unsubscribedAt)
  const { heading, text, note, button } = words[hasLeft ? 'done' : 'leave']
  const list = Object.entries(lists).find(([id]) => id === place?.list)?.[1].called
  const named = {
    list: list ?? words.unnamed.list,
    email: place?.email.replace(/^(.).*(?=@)/u, '$1…') ?? words.unnamed.email,
  }
  return (
    <Notice linocut="wave" words={{ heading, text: text(named) }}>
      {(!hasLeft || place?.leftBy === 'link') && (
        <form method="post" className="mt-8">
          <p className="mx-auto mb-6 max-w-prose text-sm text-muted">{note}</p>
          <input type="hidden" name="from" value="page" />
          {hasLeft && <input type="hidden" name="back" value="yes" />}
          <Button type="submit" variant={hasLeft ? 'outline' : 'secondary'} data-plain>
            {button}
          </Button>
        </form>
      )}
    </Notice>
  )
}
