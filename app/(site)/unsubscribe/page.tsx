import type { Metadata } from 'next'
import { Lino } from '@/components/site/lino'
import { Button } from '@/components/ui/button'
import { unsubscribe as words } from '@/content/unsubscribe'

export const metadata: Metadata = { title: words.title, robots: { index: false } }

/**
 * proxy.ts rewrites every /unsubscribe/{token} here. A form without an action posts back to the URL it was opened at.
 */
export default function UnsubscribePage() {
  return (
    <section className="wrap max-w-3xl py-section text-center">
      <Lino name="wave" className="mx-auto mb-6 w-28" />
      <h1 className="font-display text-h2">{words.heading}</h1>
      <p className="mx-auto mt-6 max-w-prose">{words.text}</p>
      <form method="post" className="mt-8">
        <input type="hidden" name="from" value="page" />
        <Button type="submit" variant="secondary" data-plain>
          {words.button}
        </Button>
      </form>
    </section>
  )
}
