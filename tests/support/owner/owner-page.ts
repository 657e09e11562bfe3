import { JSDOM } from 'jsdom'
import type { Site } from '../server'

type Fields = Readonly<Record<string, string | readonly string[]>>

/** What a form of the owner's pages got. */
export interface Posted {
  readonly status: number
  /** Where it led; null if it was refused. */
  readonly location: string | null
  /** What the next page says, with the form that undoes it. */
  readonly notice?: { readonly text: string; readonly undo?: { action: string; fields: Record<string, string> } }
  /** Why it was refused, as the page says. */
  readonly problem?: string
}

const documentOf = (html: string) => new JSDOM(html).window.document
const textOf = (element: Element | null) => element?.textContent?.replace(/\s+/g, ' ').trim()

/** Posts a form of one of the owner's pages, as a browser without scripts does. */
export async function postForm(
  site: Site,
  path: string,
  fields: Fields,
  headers: Record<string, string> = {},
): Promise<Posted> {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, one] as [string, string]),
  )
  const response = await site.postPlain(path, pairs, { cookie: await site.signIn(), ...headers })
  const cookie = response.headers.getSetCookie().find((one) => one.startsWith('owner-notice='))
  const notice = cookie && (JSON.parse(decodeURIComponent(/=([^;]+)/.exec(cookie)![1]!)) as Posted['notice'])
  const location = response.headers.get('location')
  const problem = location ? undefined : textOf(documentOf(await response.text()).querySelector('[role=alert]'))
  return { status: response.status, location, ...(notice && { notice }), ...(problem && { problem }) }
}

/** Posts the form that undoes what another did. */
export const undo = (site: Site, { notice }: Posted) => postForm(site, notice!.undo!.action, notice!.undo!.fields)

/** One of the owner's pages, to be read. */
export async function openPage(site: Site, path: string, headers: Record<string, string> = {}) {
  const response = await site.asOwner(path, { headers })
  const document = documentOf(await response.text())
  return {
    status: response.status,
    document,
    text: textOf(document.querySelector('main')) ?? '',
    /** The cells of a table's rows, by the heading of its section. */
    rows: (heading: string) => {
      const section = [...document.querySelectorAll('section')].find(
        (one) => textOf(one.querySelector('h2')) === heading,
      )
      return [...(section?.querySelectorAll('tbody tr') ?? [])].map((row) =>
        [...row.children].map((cell) => textOf(cell)),
      )
    },
  }
}

/** Takes an action of one of the owner's pages: `act(site, 'person', 'person-merge', { email, into })`. */
export const act = (site: Site, page: string, name: string, fields: Fields = {}, headers = {}) =>
  postForm(site, `/admin/${page}`, { do: name, ...fields }, headers)

/** The ids of the leads in each group on Today, by its heading. */
export async function todaysLeads(site: Site): Promise<Record<string, string[]>> {
  const { document } = await openPage(site, '/admin')
  const groups = [...document.querySelectorAll('section[aria-label]')]
  return Object.fromEntries(
    groups.map((group) => [
      group.getAttribute('aria-label')!,
      [...group.querySelectorAll('[data-lead]')].map((row) => row.getAttribute('data-lead')!),
    ]),
  )
}

interface MailRow {
  id: string
  kind: string
  state: string
  outcome: string | null
  recipient: string
  subject: string
  text: string | null
}

/** Every email in the outbox, newest first. */
export const mailsOf = ({ db }: Site) =>
  db.query<MailRow>(
    'SELECT "id", "kind", "state", "outcome", "recipient", "subject", "text" FROM "OutboxMessage" ORDER BY "createdAt" DESC, "id" DESC',
  )

/** The log of who did what, newest first. */
export const auditOf = ({ db }: Site) =>
  db.query<{ action: string; subject: string | null; userId: string }>(
    'SELECT "action", "subject", "userId" FROM "AuditEntry" ORDER BY "at" DESC, "id" DESC',
  )

/** What a person's page says. */
export async function personOf(site: Site, email: string) {
  const { document } = await openPage(site, `/admin/person?email=${encodeURIComponent(email)}`)
  const texts = (selector: string) => [...document.querySelectorAll(selector)].map((one) => textOf(one)!)
  return {
    name: textOf(document.querySelector('h1')),
    /** Every address, the main one first, as the question before erasing them lists them. */
    addresses: /Erase everything from (.*)\? You/
      .exec(texts('section[aria-labelledby=erase]')[0] ?? '')?.[1]!
      .split(', '),
    calls: [...document.querySelectorAll('a[href^="tel:"]')].map((link) => link.getAttribute('href')),
    lists: texts('section[aria-labelledby=lists] li'),
    lookalikes: texts('section[aria-labelledby=lookalikes] li'),
    /** Newest first: the kind of each event, its title, its time and what it says. */
    events: texts('ol > li'),
  }
}
