import { business } from '@/content/business'
import { journal, journalMeta } from '@/content/journal'
import type { Article } from '@/lib/articles'
import { startOfLocalDay } from '@/lib/local-time'
import { absoluteUrl, feedPath } from './site'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
export const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character]!)

/** Formats a day for RSS, as 9 am in the business's time zone. */
export const feedDate = (day: string) => new Date(startOfLocalDay(day).getTime() + 9 * 3_600_000).toUTCString()

/** Makes the site's relative links absolute, because feeds are read elsewhere. */
export function withAbsoluteUrls(html: string, origin: string): string {
  return html.replace(/(\s(?:href|src)=")\/(?!\/)/g, `$1${origin}/`)
}

const cdata = (html: string) => `<![CDATA[${html.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

function item({ title, excerpt, date, path, author, category, tags }: Article, html: string): string {
  const link = escapeXml(absoluteUrl(path))
  return `<item>
<title>${escapeXml(title)}</title>
<link>${link}</link>
<guid isPermaLink="true">${link}</guid>
<pubDate>${feedDate(date)}</pubDate>
<dc:creator>${escapeXml(author)}</dc:creator>
${[category, ...tags].map((name) => `<category>${escapeXml(name)}</category>`).join('\n')}
<description>${escapeXml(excerpt)}</description>
<content:encoded>${cdata(html)}</content:encoded>
</item>`
}

/** The journal as RSS 2.0 with full articles. `bodies` is the HTML of each article, in the same order. */
export function feedXml(articles: readonly Article[], bodies: readonly string[]): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeXml(journal.heading)}</title>
<link>${escapeXml(absoluteUrl('/the-sunnie-journal'))}</link>
<description>${escapeXml(journalMeta.description)}</description>
<language>en-au</language>
<copyright>${escapeXml(business.name)}</copyright>
<atom:link href="${escapeXml(absoluteUrl(feedPath))}" rel="self" type="application/rss+xml"/>
${articles.map((article, index) => item(article, bodies[index] ?? '')).join('\n')}
</channel>
</rss>
`
}
