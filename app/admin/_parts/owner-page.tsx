import 'server-only'
import type { ReactNode } from 'react'
import { refusalOf } from '@/lib/server/requests/error-handling'
import { readFields } from '@/lib/server/requests/body'
import type { FieldErrors } from '@/lib/forms/define-form'
import { logProblem } from '@/lib/server/base/log'
import { record } from '@/lib/server/signing-in/audit'
import { subjectIn } from '@/lib/server/signing-in/guard'
import { pagePolicy } from '@/lib/server/requests/policy'
import { Refusal, acceptOnly, noStore, seeOther } from '@/lib/server/base/refusal'
import { assertNotFlooding, assertSameOrigin } from '@/lib/server/requests/request'
import { type Session, assertOwner, readSession } from '@/lib/server/signing-in/session'
import { returnPath } from '@/lib/owner/return-path'
import { ownerHead } from '@/lib/server/requests/shells'
import { Layout } from './layout'
import { noticeCookie, noticeOf } from './notice'
import { Failed } from './parts'
import { SignInPage } from './sign-in'

/** A request for one of the owner's pages, by someone who's signed in. */
export interface Visit<Params = object> {
  readonly request: Request
  readonly url: URL
  readonly query: URLSearchParams
  readonly params: Params
  readonly session: Session
  readonly isOwner: boolean
  /** What was in a form that was refused, or that asked to be shown again, so that the page can show it again. */
  readonly typed: URLSearchParams
  /** Why it was refused. */
  readonly refusal?: Refusal
  /** What's wrong with it, by the name of the field. */
  readonly errors: FieldErrors
  /** A field of an action's form: what was typed into it if that form is shown again, and what's wrong with it. */
  readonly field: (action: string, name: string, before?: string | null) => FieldState
}

interface FieldState {
  readonly name: string
  readonly defaultValue?: string
  readonly error?: string
}

const fieldReader =
  (typed: URLSearchParams, errors: FieldErrors): Visit['field'] =>
  (action, name, before) =>
    typed.get('do') === action
      ? { name, defaultValue: typed.get(name) ?? '', error: errors[name]?.[0] }
      : { name, defaultValue: before ?? undefined }

export interface Page {
  readonly title: string
  readonly content: ReactNode
  readonly status?: 200 | 503
  /** Whether the page keeps itself fresh (public/owner/page.js). */
  readonly fresh?: boolean
  /** The number on the app's icon. */
  readonly badge?: number
  readonly headers?: Readonly<Record<string, string>>
}

interface Done {
  /** Says what was done. */
  readonly notice?: string
  /** The fields of the form that undoes it, `do` among them. */
  readonly undo?: Readonly<Record<string, string>>
  /** How long it can be undone, in milliseconds. */
  readonly undoMs?: number
  /** Cookies to set: better-auth's, if it renewed the session. */
  readonly cookies?: readonly string[]
  /** Whether it's in the log already. */
  readonly isLogged?: boolean
  /** Where to go on; the page that the form was on if left out. */
  readonly to?: string
}

/** Does what a form asks for. Without a result, nothing is changed and the page shows what was typed again. */
type Action<Params> = (visit: Visit<Params>, form: URLSearchParams) => Promise<Done | undefined>

interface OwnerPage<Params> {
  /** The actions that helpers may take. Without any, the page is for owners only. */
  readonly helpers?: readonly string[]
  readonly render: (visit: Visit<Params>) => Promise<Page | Response>
  readonly actions?: Readonly<Record<string, Action<Params>>>
}

/** How long a notice stays, in milliseconds. */
const noticeMs = 6_000

/** The address of a script in public/owner. Browsers may keep it for a year, because it changes with the files. */
const scriptUrl = (name: string) => `/owner/${process.env.OWNER_SCRIPTS}/${name}.js`

interface Document {
  readonly url: URL
  readonly title: string
  readonly body: ReactNode
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
}

/** A whole page as a response. */
async function respond({ url, title, body, status, headers }: Document): Promise<Response> {
  const { renderToStaticMarkup } = await import('react-dom/server')
  const head = await ownerHead(url)
  const titled = head
    .replace(/<title>.*?<\/title>/, () => renderToStaticMarkup(<title>{title}</title>))
    .replace('</head>', `<script type="module" src="${scriptUrl('page')}"></script></head>`)
  return new Response(`${titled}${renderToStaticMarkup(body)}</body></html>`, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': pagePolicy(),
      ...noStore,
      ...headers,
    },
  })
}

const signedOut = (url: URL, status: number) =>
  respond({ url, status, title: 'Sign in', body: <SignInPage query={url.searchParams} /> })

/** 404: nothing at this address, or no longer. */
export const missingPage = (message = "There's nothing at this address.") => new Refusal(404, message)

/** Runs a form's action and says so on the next page. Undefined if the page is to be shown again. */
async function act<Params>({ actions = {}, helpers }: OwnerPage<Params>, visit: Visit<Params>, form: URLSearchParams) {
  const name = form.get('do') ?? ''
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined
  if (!action) throw new Refusal(422, 'Please check this')
  if (!helpers?.includes(name)) assertOwner(visit.session)
  const done = await action(visit, form)
  if (!done) return undefined
  const { notice, undo, undoMs = noticeMs, cookies = [], isLogged } = done
  if (!isLogged) await record(visit.session.userId, name, subjectIn(visit.params))
  const back = returnPath(form.get('back') ?? visit.url.pathname + visit.url.search)
  const to = done.to ?? back
  const cookie =
    notice &&
    noticeCookie({
      text: notice,
      undo: undo && { action: visit.url.pathname, fields: { back, ...undo } },
      until: Date.now() + (undo ? undoMs : noticeMs),
    })
  return seeOther(to, cookie ? [...cookies, cookie] : cookies)
}

/**
 * One of the owner's pages, as the exports of its route. A GET renders it from the data layer. A POST does what one of
 * its forms asks for, named by the field `do`, and answers 303, so that everything works without scripts. The session
 * is verified here; whoever isn't signed in gets 401 with the sign-in form. Changes are accepted only
 * from our own pages, are logged, and are never lost silently: a refused form is shown again with what was typed.
 */
export function ownerPage<Params = object>(page: OwnerPage<Params>) {
  async function show(visit: Visit<Params>): Promise<Response> {
    const { request, url, isOwner, refusal } = visit
    const shown = await page.render(visit)
    if (shown instanceof Response) return shown
    return respond({
      url,
      title: shown.title,
      status: refusal?.status ?? shown.status,
      headers: { ...shown.headers, ...refusal?.extra.headers },
      body: (
        <Layout
          path={url.pathname}
          isOwner={isOwner}
          notice={noticeOf(request.headers)}
          problem={refusal?.message}
          fresh={shown.fresh}
          badge={shown.badge}
        >
          {shown.content}
        </Layout>
      ),
    })
  }

  async function handle(request: Request, context: { params: Promise<unknown> }): Promise<Response> {
    const url = new URL(request.url)
    let session
    try {
      session = await readSession(request.headers)
    } catch (error) {
      logProblem('session', error)
      url.searchParams.set('signin', 'away')
      return signedOut(url, 503)
    }
    if (!session) return signedOut(url, 401)
    // Had the browser blocked the session's cookie, the sign-in form would say so.
    if (url.searchParams.get('signin') === 'in') return seeOther(returnPath(url.href))
    // A link to set a password may be opened in a browser where someone else is signed in.
    if (url.pathname === '/admin' && url.searchParams.has('setup')) return signedOut(url, 200)
    const isOwner = session.role === 'owner'
    const params = ((await context.params) ?? {}) as Params
    let typed = new URLSearchParams()
    const visit = (refusal?: Refusal): Visit<Params> => {
      const errors = refusal?.extra.errors ?? {}
      const field = fieldReader(typed, errors)
      return { request, url, query: url.searchParams, params, session, isOwner, typed, refusal, errors, field }
    }
    try {
      // None of our addresses contains a NUL, and Postgres would throw over one.
      if (request.url.includes('%00')) throw missingPage()
      if (!page.helpers) assertOwner(session)
      if (request.method !== 'POST') return await show(visit())
      assertSameOrigin(request.headers)
      await assertNotFlooding(request.headers)
      typed = await readFields(request)
      return (await act(page, visit(), typed)) ?? (await show(visit()))
    } catch (error) {
      const refusal = refusalOf(error, url.pathname, "That didn't work. Please try again in a moment.")
      // The form is shown again, unless the page itself is what fails.
      if (typed.size > 0)
        try {
          return await show(visit(refusal))
        } catch {}
      const { status, extra } = refusal
      return respond({
        url,
        title: refusal.message,
        status,
        headers: extra.headers,
        body: (
          <Layout path={url.pathname} isOwner={isOwner}>
            <Failed text={refusal.message} again={status === 404 ? undefined : url.pathname + url.search} />
          </Layout>
        ),
      })
    }
  }

  return acceptOnly({ GET: handle, POST: handle })
}
