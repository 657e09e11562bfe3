import type { Metadata } from 'next'
import { Lino } from '@/components/site/lino'
import { unsubscribe } from '@/content/unsubscribe'

const words = unsubscribe.done

export const metadata: Metadata = { title: words.title, robots: { index: false } }

export default function UnsubscribedPage() {
  return (
    <section className="wrap max-w-3xl py-section text-center">
      <Lino name="wave" className="mx-auto mb-6 w-28" />
      <h1 className="font-display text-h2">{words.heading}</h1>
      <p className="mx-auto mt-6 max-w-prose">{words.text}</p>
    </section>
  )
}
