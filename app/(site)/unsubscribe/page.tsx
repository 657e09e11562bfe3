import type { Metadata } from 'next'
import { Button } from '@/components/ui/button'
import { unsubscribe as words } from '@/content/unsubscribe'
import { Notice } from './_sections/notice'

export const metadata: Metadata = { title: words.title, robots: { index: false } }

/**
 * proxy.ts rewrites every /unsubscribe/{token} here. A form without an action posts back to the URL it was opened at.
 */
export default function UnsubscribePage() {
  return (
    <Notice linocut="wave" words={words}>
      <form method="post" className="mt-8">
        <input type="hidden" name="from" value="page" />
        <Button type="submit" variant="secondary" data-plain>
          {words.button}
        </Button>
      </form>
    </Notice>
  )
}
