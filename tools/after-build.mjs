// Runs after `next build`: saves what the server needs to know about the prerendered pages.
// csp.json    every page; the hashes of its inline scripts if it's prerendered, for the policy that proxy.ts sends
// shells.json the head, header and footer of a page that has the form, to answer its plain post
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

/** A prerendered page cut in two around the content of its <main>, without its scripts: it won't hydrate. */
function shellOf(html) {
  const plain = html.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(/<link rel="preload" as="script"[^>]*>/g, '')
  const open = /<main\b[^>]*>/.exec(plain)
  const close = plain.lastIndexOf('</main>')
  if (!open || close < 0) throw new Error('a page with a form has no <main>')
  return { before: plain.slice(0, open.index + open[0].length), after: plain.slice(close) }
}

/** A page rendered per request has null: it gets a nonce. */
const policies = Object.fromEntries(
  Object.entries(JSON.parse(readFileSync('.next/app-path-routes-manifest.json', 'utf8')))
    .filter(([entry]) => entry.endsWith('/page') && !entry.includes('['))
    .map(([, route]) => [route, null]),
)
/** The shell of the page that has each form, by the form's endpoint; `any` is the contact page's, for all others. */
const shells = {}
/** Forms in steps: the page shows the first step, which doesn't post to the endpoint. */
const flows = { '/subscribe': '/api/subscribe', '/sunnie-select-onboarding': '/api/sunnie-select-quote' }
for (const file of readdirSync(pages, { recursive: true }).sort()) {
  if (!file.endsWith('.html')) continue
  const route = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '').replaceAll('\\', '/')}`
  const html = readFileSync(`${pages}/${file}`, 'utf8')
  policies[route] = inlineScripts(html)
  if (route === '/contact') shells.any = shellOf(html)
  if (flows[route]) shells[flows[route]] = shellOf(html)
  if (route === '/') continue // home has forms too, but their own pages' titles fit better
  for (const [, endpoint] of html.matchAll(/ action="(\/api\/[^"]+)"/g)) shells[endpoint] ??= shellOf(html)
}
writeFileSync('.next/csp.json', JSON.stringify(policies))
writeFileSync('.next/shells.json', JSON.stringify(shells))
