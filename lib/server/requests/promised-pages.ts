import 'server-only'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { answering } from '@/lib/answering'

let cached: Readonly<Record<string, string>> | undefined

/** The prerendered pages that promise an answer, saved by tools/after-build.mjs: their HTML by path. */
function savedPages(): Readonly<Record<string, string>> {
  cached ??= JSON.parse(readFileSync(path.join(process.cwd(), '.next/promised.json'), 'utf8')) as Record<string, string>
  return cached
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/**
 * A prerendered page with a notice in place of each promise, and in an attribute of its body for the islands.
 * @returns `undefined` if there's no such page
 */
export function pageWithNotice(
  page: string,
  notice: string,
): { readonly html: string; readonly etag: string } | undefined {
  const saved = savedPages()[page]
  if (!saved) return undefined
  const html = saved
    .split(/(<script[^]*?<\/script>|<[^>]*>)/)
    .map((part) => {
      const [, tag, data] = /^(<script type="application\/ld\+json"[^>]*>)(.*)<\/script>$/s.exec(part) ?? []
      if (tag && data)
        return `${tag}${JSON.stringify(answering(JSON.parse(data) as object, notice)).replaceAll('<', '\\u003c')}</script>`
      return part.startsWith('<') ? part : answering(part, escaped(notice))
    })
    .join('')
    .replace('<body', () => `<body data-notice="${escaped(notice)}"`)
  return { html, etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"` }
}
