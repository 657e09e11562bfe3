// Makes prerendered pages inert, so that none of the runtime is fetched until the visitor touches the page
// (docs/decisions/inert-pages.md).
import { createHash } from 'node:crypto'
import { waitForStyles } from '../lib/wait-for-styles.mjs'
import { exportsOne, loadedOnDemand, putTogether, sheetOf, takeApart } from './next-output.mjs'

/** The island that's loaded when the visitor touches a form (components/forms/form-island.tsx). */
const island = 'LeadFormIsland|OnboardingIsland'

/**
 * The files of a page's form island. The runtime would only request them once it had reached the form.
 * @param {string[]} runtime the files that the page loads first
 * @param {(file: string) => string} read
 */
const filesOfIsland = (runtime, read) =>
  runtime
    .flatMap((file) => loadedOnDemand(read(file)))
    .find((list) => list.some((file) => exportsOne(read(file), island))) ?? []

/**
 * The style sheet of each part of the site, as lib/loader.ts reads them: the one that most pages have, then each other
 * one after the first part of its pages' paths.
 * @param {{ route: string, written: string }[]} pages as Next wrote them
 */
export function listSheets(pages) {
  const routes = {}
  for (const { route, written } of pages) {
    const sheet = sheetOf(written)
    if (sheet && !/^\/(_|missing|owner-frame|thanks|variants)/.test(route))
      (routes[sheet] ??= []).push(route.split('/')[1])
  }
  const [[common], ...others] = Object.entries(routes).sort(([, a], [, b]) => b.length - a.length)
  return [common, ...others.map(([sheet, own]) => `,${[...new Set(own)].join()}, ${sheet}`)].join(' ')
}

/**
 * Takes the runtime out of a prerendered page.
 * @param {string} written
 * @param {(file: string) => string} read returns the text of a file under /_next/static
 * @param {string} sheets from `listSheets`
 * @returns {{ html: string, flight?: { name: string, text: string } }} the inert page, and a file for /_next/static.
 *   The file has the inline scripts, in order, as a function that the loader calls once every file has loaded; its name
 *   contains their hash. There's no file for a page without the loader, such as the server error page, which has no
 *   scripts at all.
 * @throws {Error} if the page isn't in the form Next has written so far
 */
export function inert(written, read, sheets) {
  const { html, runtime, inline, isLoaded } = takeApart(written)
  if (!isLoaded) return { html }
  const text = `self.beginReact=()=>{${inline.join(';\n')}}`
  // Vercel lets browsers keep only certain folders for a year, of which this is one.
  const name = `runtime/${createHash('sha256').update(text).digest('hex').slice(0, 16)}.js`
  const own = filesOfIsland(runtime, read)
  const attributes =
    ` data-sheets="${sheets}" data-files="${[name, ...runtime].join(' ')}"` +
    (own.length ? ` data-island="${own.join(' ')}"` : '')
  return { html: putTogether(html, attributes, waitForStyles), flight: { name, text } }
}
