// After `next build`: what the server needs to know of the prerendered pages.
// csp.json    the hashes of each page's inline scripts, for the policy that proxy.ts sends
// shell.json  a page's head, header and footer, around which a plain form post is answered
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

const pages = '.next/server/app'

function inlineScripts(html) {
  const hashes = new Set()
  for (const [, attributes, body] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/\bsrc=/.test(attributes) || /type="(?!module|text\/javascript)/.test(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`)
  }
  return [...hashes].join(' ')
}

/** A prerendered page cut in two around what stands in its <main>, without its scripts: it will not hydrate. */
function shellOf(html) {
  const plain = html.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(/<link rel="preload" as="script"[^>]*>/g, '')
  const opened = /<main\b[^>]*>/.exec(plain)
  const closed = plain.lastIndexOf('</main>')
  if (!opened || closed < 0) throw new Error('the contact page has no <main>')
  return { before: plain.slice(0, opened.index + opened[0].length), after: plain.slice(closed) }
}

const policies = {}
for (const file of readdirSync(pages, { recursive: true })) {
  if (!file.endsWith('.html')) continue
  const route = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '').replaceAll('\\', '/')}`
  policies[route] = inlineScripts(readFileSync(`${pages}/${file}`, 'utf8'))
}
writeFileSync('.next/csp.json', JSON.stringify(policies))
writeFileSync('.next/shell.json', JSON.stringify(shellOf(readFileSync(`${pages}/contact.html`, 'utf8'))))
