import 'server-only'
import type { ReactNode } from 'react'
import type { FormFields } from '@/lib/forms/form-state'
import { type ToolForm, toolProps } from '@/lib/forms/tool'
import { valuesByName } from '@/lib/forms/parse-fields'
import { business } from '@/content/business'
import { plainAnswer } from '@/content/plain-answer'
import { type Refusal, noStore } from '../base/refusal'
import { scriptlessPolicy } from './policy'
import { type Shell, savedShells } from './shells'

const bare: Shell = {
  before: '<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><title></title></head><body><main id="main">',
  after: '</main></body></html>',
}

/** Head, header and footer of the form's page. */
const shellFor = (endpoint: string): Shell => savedShells()[endpoint] ?? savedShells().any ?? bare

/** A page in the frame of a form's page, with a rejected plain post's status and headers. */
async function renderPage(
  endpoint: string,
  title: string,
  { status, extra }: Refusal,
  content: ReactNode,
): Promise<Response> {
  const { renderToStaticMarkup } = await import('react-dom/server')
  const { before, after } = shellFor(endpoint)
  const titled = before
    .replace(/<title>.*?<\/title>/, `<title>${title} | ${business.name}</title>`)
    .replace('<head>', '<head><meta name="robots" content="noindex">')
  const main = renderToStaticMarkup(<section className="mx-auto max-w-3xl px-gutter py-section">{content}</section>)
  return new Response(titled + main + after, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      ...noStore,
      'Content-Security-Policy': scriptlessPolicy(),
      ...extra.headers,
    },
  })
}

/** Answers a rejected plain post with its form, filled in, each error beside its field. */
export async function renderRejectedForm({
  endpoint,
  tool,
  fields: Fields,
  typed,
  refusal,
}: {
  endpoint: string
  /** The form, as an assistant may fill it in too. */
  tool?: ToolForm
  fields: FormFields
  typed: URLSearchParams
  refusal: Refusal
}): Promise<Response> {
  const { message, extra } = refusal
  const state = { values: Object.fromEntries(valuesByName(typed)), errors: extra.errors ?? {}, message }
  // Where on the site it was sent from. Every form on a page includes it.
  const source = typed.get('meta.source')
  const unread = typed.size === 0
  const words = refusal.status === 422 ? plainAnswer.toCorrect : plainAnswer.notSent
  return renderPage(
    endpoint,
    words.title,
    refusal,
    <>
      <h1 className="font-display text-h2">{words.heading}</h1>
      <p role="alert" className="mt-4 mb-8 text-error">
        {message}
        {unread && ` ${plainAnswer.unread}`}
      </p>
      <form action={endpoint} method="post" className="grid gap-6" {...(tool && toolProps(tool, source ?? ''))}>
        {source && <input type="hidden" name="meta.source" value={source} />}
        <Fields state={state} />
      </form>
    </>,
  )
}

/** Answers a button's plain post that failed. There's nothing to fill in again. */
export function renderProblem(refusal: Refusal): Promise<Response> {
  const { title, heading, back } = plainAnswer.problem
  return renderPage(
    'any',
    title,
    refusal,
    <>
      <h1 className="font-display text-h2">{heading}</h1>
      <p role="alert" className="mt-4 text-error">
        {refusal.message}
      </p>
      <p className="mt-4">{back}</p>
    </>,
  )
}
