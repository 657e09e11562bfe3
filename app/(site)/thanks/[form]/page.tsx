import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ContentLink } from '@/components/site/content-link'
import { Lino } from '@/components/site/lino'
import { Promised } from '@/components/site/promised'
import { buttonVariants } from '@/components/ui/button'
import { thanks, thanksOnward } from '@/content/thanks'
import type { Link } from '@/content/types'
import { wordsFor } from '@/lib/forms/define-form'
import { JsonLd } from '@/lib/seo/json-ld'
import { webPageNode } from '@/lib/seo/page-nodes'
import { type FormSlug, forms, formBySlug } from '@/lib/forms/registry'

const onward: Readonly<Record<FormSlug, Link>> = thanksOnward

export const dynamicParams = false
export const metadata: Metadata = { title: thanks.title, robots: { index: false } }

export const generateStaticParams = () => forms.map(({ slug }) => ({ form: slug }))

/** Where a form submitted without JavaScript redirects to. */
export default async function ThanksPage({ params }: PageProps<'/thanks/[form]'>) {
  const form = formBySlug((await params).form)
  if (!form) notFound()
  const { success, next } = wordsFor(form)
  const meta = { title: success.title, description: next ?? success.description }
  return (
    <section className="wrap max-w-3xl py-section text-center">
      {/* What a browser may tell the assistant that filled in the form. */}
      <JsonLd nodes={[webPageNode(`/thanks/${form.slug}`, meta)]} />
      <Lino name="posy" className="mx-auto mb-6 w-28" />
      <h1 className="text-h2">{meta.title}</h1>
      <p className="mx-auto mt-6 max-w-prose text-lg">
        <Promised>{meta.description}</Promised>
      </p>
      <p className="mt-8 flex flex-wrap items-center justify-center gap-x-6 gap-y-3">
        <ContentLink link={onward[form.slug as FormSlug]} className={buttonVariants()} />{' '}
        <ContentLink
          link={thanks.home}
          className="inline-block py-3 font-semibold text-reef underline underline-offset-4"
        />
      </p>
    </section>
  )
}
