// Makes prerendered pages inert: nothing of the runtime is fetched before somebody touches the page
// (docs/decisions/inert-pages.md). Bound to what Next writes, and says so when that changes.
import { createHash } from 'node:crypto'

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
const files = / data-files=""/
/** What Next writes inline: its bootstrap, and the flight data that React hydrates from. */
const inlineOfNext = /^\((?:globalThis\["TURBOPACK"\]|self\.__next_f=)|^self\.__next_f\.push\(/

/** A list of files that a script fetches when it needs them. */
const lists = /Promise\.all\(\[("static\/[^\]]+)\]/g
/** What a form is given when somebody touches it (components/forms/form-island.tsx). */
const island = /"(?:LeadForm|Onboarding)Island",0,/

const unknown = (what) => new Error(`Next's output has changed, see tools/inert.mjs: ${what}`)

/**
 * The files of a page's form island, which its runtime would ask for only when it has come to the form.
 * @param {string[]} runtime the files that the page begins with
 * @param {(file: string) => string} read
 */
function filesOfIsland(runtime, read) {
  const found = runtime
    .flatMap((file) => [...read(file).matchAll(lists)])
    .map(([, list]) => JSON.parse(`[${list}]`).map((file) => file.replace('static/', '')))
  return found.find((list) => list.some((file) => island.test(read(file)))) ?? []
}

/**
 * Takes the runtime out of a prerendered page.
 * @param {string} html
 * @param {(file: string) => string} read the text of a file under /_next/static
 * @returns {{ html: string, flight?: { name: string, text: string } }} the inert page, and a file for /_next/static:
 *   its inline scripts in their order, as what the loader calls once every file is there, under a name that holds their
 *   hash. None for a page without the loader, such as the one for a server's error: that one stays without scripts.
 * @throws {Error} when the page isn't as Next wrote it so far
 */
export function inert(html, read) {
  const runtime = []
  const inline = []
  let loader
  const without = html
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace(script, (whole, attributes, text) => {
      if (attributes.includes('type="application/ld+json"')) return whole
      if (files.test(attributes)) return (loader = whole)
      const source = / src="\/_next\/static\/([^"]+)"/.exec(attributes)?.[1]
      if (!source && !inlineOfNext.test(text)) throw unknown(`${whole.slice(0, 100)}…`)
      if (!source) inline.push(text)
      else if (!/nomodule/i.test(attributes)) runtime.push(source)
      return ''
    })
  if (!runtime.length) throw unknown('a page without a runtime')
  if (!inline.some((text) => text.endsWith('.push([0])'))) throw unknown('no start of the flight data')
  if (!loader) return { html: without }
  const text = `self.beginReact=()=>{${inline.join(';\n')}}`
  const name = `flight/${createHash('sha256').update(text).digest('hex').slice(0, 16)}.js`
  const own = filesOfIsland(runtime, read)
  const attributes =
    ` data-files="${[name, ...runtime].join(' ')}"` + (own.length ? ` data-island="${own.join(' ')}"` : '')
  return { html: without.replace(files, attributes), flight: { name, text } }
}
