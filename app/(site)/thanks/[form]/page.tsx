import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Lino } from '@/components/site/lino'
import { thanks } from '@/content/thanks'
import { forms, formBySlug } from '@/lib/forms/registry'

export const dynamicParams = false
export const metadata: Metadata = { title: thanks.title, robots: { index: false } }

export const generateStaticParams = () => forms.map(({ slug }) => ({ form: slug }))

/** Where a form submitted without JavaScript redirects to (contract, Form endpoints). */
export default async function ThanksPage({ params }: PageProps<'/thanks/[form]'>) {
  const form = formBySlug((await params).form)
  if (!form) notFound()
  const { success, next } = Object.values(form.words)[0]!
  return (
    <section className="wrap max-w-3xl py-section text-center">
      <Lino name="posy" className="mx-auto mb-6 w-28" />
      <h1 className="font-display text-h2">{success.title}</h1>
      <p className="mx-auto mt-6 max-w-prose">{success.description}</p>
      {next && <p className="mx-auto mt-3 max-w-prose">{next}</p>}
      <p className="mt-5">
        <a href={thanks.link.href} className="inline-block py-3 font-semibold text-reef underline underline-offset-4">
          {thanks.link.label}
        </a>
      </p>
    </section>
  )
}
