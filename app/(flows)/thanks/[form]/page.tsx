import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { FlowThanks } from '@/components/flow/flow-thanks'
import { thanks, thanksOf } from '@/content/thanks'
import { thanksMeta, wordsFor } from '@/lib/forms/define-form'
import { type FormSlug, forms, formBySlug } from '@/lib/forms/registry'
import { linocutImage } from '@/lib/pictures'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageNode } from '@/lib/seo/page-nodes'

export const dynamicParams = false
export const metadata: Metadata = { title: thanks.title, robots: { index: false } }

export const generateStaticParams = () => forms.map(({ slug }) => ({ form: slug }))

/** Where a form submitted without JavaScript redirects to. */
export default async function ThanksPage({ params }: PageProps<'/thanks/[form]'>) {
  const form = formBySlug((await params).form)
  if (!form) notFound()
  const meta = thanksMeta(wordsFor(form))
  return (
    <section className="wrap">
      {/* What a browser may tell the assistant that filled in the form. */}
      <JsonLd nodes={[pageNode('WebPage', `/thanks/${form.slug}`, meta)]} />
      <FlowThanks
        words={thanksOf(form.slug as FormSlug)}
        emblem={linocutImage('posy')}
        heading={meta.title}
        text={meta.description}
        home={thanks.home}
      />
    </section>
  )
}
