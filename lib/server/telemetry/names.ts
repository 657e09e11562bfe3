import 'server-only'
import { forms } from '@/lib/forms/registry'
import { publicPages } from '@/lib/seo/public-pages'

const slugs = forms.map(({ slug }) => slug).join('|')
const formName = new RegExp(`^(view|start):(${slugs})$`)
const vitalName = /^(vital:(?:CLS|FCP|INP|LCP|TTFB):(?:good|needs-improvement|poor)):(\/.*)$/
// Only what `describeError` can produce.
const errorName = /^error:\w{1,40}: [^\d"'`@\p{C}]{0,120} at \/_next\/static\/[\w./~-]{1,100}:\d{1,6}:\d{1,7}$/u

const journal = '/the-sunnie-journal'
const pages = new Set([...publicPages.map(({ path }) => path), journal])

/**
 * The name a browser's report is counted under. Only names the site can produce, so that nobody can fill the table.
 * @returns undefined for anything else
 */
export function countableName(reported: string): string | undefined {
  if (formName.test(reported) || errorName.test(reported)) return reported
  const [, vital, path = ''] = vitalName.exec(reported) ?? []
  const page = path.startsWith(journal) ? journal : path
  return vital && pages.has(page) ? `${vital}:${page}` : undefined
}
