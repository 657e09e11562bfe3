import type { ReactNode } from 'react'
import { Lino } from '@/components/site/lino'

interface NoticeProps {
  readonly linocut: string
  readonly words: { readonly heading: string; readonly text: string }
  readonly children?: ReactNode
}

export const Notice = ({ linocut, words, children }: NoticeProps) => (
  <section className="wrap max-w-3xl py-section text-center">
    <Lino name={linocut} className="mx-auto mb-6 w-28" />
    <h1 className="text-h2">{words.heading}</h1>
    <p className="mx-auto mt-6 max-w-prose">{words.text}</p>
    {children}
  </section>
)
