// Runs after `next build`: makes the prerendered pages inert, marks scripts to be compiled ahead of time, and saves
// what the server needs to know about the pages.
// shells.json  head, header and footer of each form's page, used to answer its plain post
// front.json   what tools/front.mjs serves from memory
// samples.json the content's samples, which every start and deploy mentions (tools/samples.mjs)
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { filesBelow } from './files.mjs'
import { writeFrontFiles } from './front-files.mjs'
import { inert, listSheets } from './inert.mjs'
import { readAreas, samplesIn } from './owner-checks.mjs'

const pages = '.next/server/app'

/** A prerendered page, split around the content of its <main>. Its scripts are removed because it won't hydrate. */
function shellOf(html) {
  const plain = html.replace(/<script\b[\s\S]*?<\/script>/g, '')
  const open = /<main\b[^>]*>/.exec(plain)
  const close = plain.lastIndexOf('</main>')
  if (!open || close < 0) throw new Error('a page with a form has no <main>')
  return { before: plain.slice(0, open.index + open[0].length), after: plain.slice(close) }
}

const scriptOf = (file) => readFileSync(`.next/static/${file}`, 'utf8')

/** The shell of each form's page, by the form's endpoint. `any` is the contact page's, used for all the others. */
const shells = {}
/** Forms with several steps. Their page shows the first step, which doesn't post to the endpoint. */
const flows = { '/subscribe': '/api/subscribe', '/sunnie-select-onboarding': '/api/sunnie-select-quote' }
mkdirSync('.next/static/flight', { recursive: true })
const prerendered = filesBelow(pages)
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({
    file,
    route: file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`,
    written: readFileSync(`${pages}/${file}`, 'utf8'),
  }))
const sheets = listSheets(prerendered)
for (const { file, route, written } of prerendered) {
  const { html, flight } = inert(written, scriptOf, sheets)
  writeFileSync(`${pages}/${file}`, html)
  if (flight) writeFileSync(`.next/static/${flight.name}`, flight.text)
  if (route === '/contact') shells.any = shellOf(html)
  if (flows[route]) shells[flows[route]] = shellOf(html)
  if (route === '/') continue // home has forms too, but their own pages' titles fit better
  for (const [, endpoint] of html.matchAll(/ action="(\/api\/[^"]+)"/g)) shells[endpoint] ??= shellOf(html)
}
// These two are only reached through a rewrite, which can't set a status.
for (const page of ['service', 'article']) {
  const meta = `${pages}/missing/${page}.meta`
  writeFileSync(meta, JSON.stringify({ ...JSON.parse(readFileSync(meta, 'utf8')), status: 404 }))
}
/**
 * Makes Chromium compile the whole script off the main thread while it downloads, rather than each function when it's
 * first called. Most of ours are called by the touch that fetched them (docs/performance.md). Other browsers ignore it.
 */
const compileAhead = '//# allFunctionsCalledOnLoad\n'
for (const file of filesBelow('.next/static/chunks')) {
  if (!file.endsWith('.js')) continue
  const script = readFileSync(`.next/static/chunks/${file}`, 'utf8')
  if (!script.startsWith(compileAhead)) writeFileSync(`.next/static/chunks/${file}`, compileAhead + script)
}
writeFileSync('.next/shells.json', JSON.stringify(shells))
writeFileSync('.next/samples.json', JSON.stringify(samplesIn(await readAreas())))
await writeFrontFiles()
