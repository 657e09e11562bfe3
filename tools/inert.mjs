// Makes prerendered pages inert, so that none of the runtime is fetched until the visitor touches the page
// (docs/decisions/inert-pages.md). Relies on the HTML that Next writes, and throws if that changes.
import { createHash } from 'node:crypto'
import { waitForStyles } from '../lib/wait-for-styles.mjs'

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
const files = / data-files=""/
const styles = /<link rel="stylesheet" href="\/_next\/static\/([^"]+)"[^>]*>/
/** Next's inline scripts: its bootstrap, and the flight data that React hydrates from. */
const inlineOfNext = /^\((?:globalThis\["TURBOPACK"\]|self\.__next_f=)|^self\.__next_f\.push\(/

/** A list of files that a script loads on demand. */
const lists = /Promise\.all\(\[("static\/[^\]]+)\]/g
/** The island that's loaded when the visitor touches a form (components/forms/form-island.tsx). */
const island = /"(?:LeadForm|Onboarding)Island",0,/

const unknown = (what) => new Error(`Next's output has changed, see tools/inert.mjs: ${what}`)

/**
 * The files of a page's form island. The runtime would only request them once it had reached the form.
 * @param {string[]} runtime the files that the page loads first
 * @param {(file: string) => string} read
 */
function filesOfIsland(runtime, read) {
  const found = runtime
    .flatMap((file) => [...read(file).matchAll(lists)])
    .map(([, list]) => JSON.parse(`[${list}]`).map((file) => file.replace('static/', '')))
  return found.find((list) => list.some((file) => island.test(read(file)))) ?? []
}

/**
 * The style sheet of each part of the site, as lib/loader.ts reads them: the one that most pages have, then each other
 * one after its pages' paths.
 * @param {{ route: string, written: string }[]} pages as Next wrote them
 */
export function listSheets(pages) {
  const routes = {}
  for (const { route, written } of pages) {
    const [, sheet] = styles.exec(written) ?? []
    if (sheet && !/^\/(_|missing|owner-frame|variants)/.test(route)) (routes[sheet] ??= []).push(route)
  }
  const [[common], ...others] = Object.entries(routes).sort(([, a], [, b]) => b.length - a.length)
  return [common, ...others.map(([sheet, own]) => `,${own.join()}, ${sheet}`)].join(' ')
}

/**
 * Takes the runtime out of a prerendered page.
 * @param {string} html
 * @param {(file: string) => string} read returns the text of a file under /_next/static
 * @param {string} sheets from `listSheets`
 * @returns {{ html: string, flight?: { name: string, text: string } }} the inert page, and a file for /_next/static.
 *   The file has the inline scripts, in order, as a function that the loader calls once every file has loaded; its name
 *   contains their hash. There's no file for a page without the loader, such as the server error page, which has no
 *   scripts at all.
 * @throws {Error} if the page isn't in the form Next has written so far
 */
export function inert(html, read, sheets) {
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
  if (!styles.test(without)) throw unknown('a page without a style sheet')
  const text = `self.beginReact=()=>{${inline.join(';\n')}}`
  // Vercel lets browsers keep only certain folders for a year, of which this is one.
  const name = `runtime/${createHash('sha256').update(text).digest('hex').slice(0, 16)}.js`
  const own = filesOfIsland(runtime, read)
  const attributes =
    ` data-sheets="${sheets}" data-files="${[name, ...runtime].join(' ')}"` +
    (own.length ? ` data-island="${own.join(' ')}"` : '')
  return {
    html: without.replace(files, attributes).replace(styles, (link) => link + waitForStyles),
    flight: { name, text },
  }
}
