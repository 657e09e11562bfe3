// Runs after `next build`: makes the prerendered pages inert, marks scripts to be compiled ahead of time, and saves
// what the server needs to know about the pages.
// shells.json  head, header and footer of each form's page, used to answer its plain post; the owner's pages' head
// front.json   what tools/front.mjs serves from memory
// promised.json the pages that a notice of closed days changes (docs/decisions/closed-days.md)
// samples.json the content's samples, which every start and deploy mentions (tools/samples.mjs)
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { movedPaths } from '../lib/canonical-path.mjs'
import { readModule } from './content/read.mjs'
import { filesBelow } from './files.mjs'
import { writeFrontFiles } from './front-files.mjs'
import { inert, listSheets } from './inert.mjs'
import { addFallback, copyErrorPages, pagesFolder, setStatus } from './next-output.mjs'
import { readAreas, samplesIn } from './owner-checks.mjs'

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
mkdirSync('.next/static/runtime', { recursive: true })
const prerendered = filesBelow(pagesFolder)
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({
    file,
    route: file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`,
    written: readFileSync(`${pagesFolder}/${file}`, 'utf8'),
  }))
const sheets = listSheets(prerendered)
const { answering } = await readModule('lib/answering.ts')
/** The pages that promise an answer, by path: with the promise on them, or with a flow that ends with it. */
const promised = {}
for (const { file, route, written } of prerendered) {
  const { html, flight } = inert(written, scriptOf, sheets)
  writeFileSync(`${pagesFolder}/${file}`, html)
  if (flight) writeFileSync(`.next/static/${flight.name}`, flight.text)
  const lines = html.replace(/<script[^]*?<\/script>|<[^>]*>/g, '\n').split('\n')
  if (lines.some((line) => answering(line, '–') !== line) || flows[route] || route.startsWith('/variants/'))
    promised[route] = html
  if (route === '/owner-frame')
    shells.owner = { before: /^[^]*?<body\b[^>]*>/.exec(shellOf(html).before)[0], after: '' }
  if (route === '/contact') shells.any = shellOf(html)
  if (flows[route]) shells[flows[route]] = shellOf(html)
  if (route === '/') continue // home has forms too, but their own pages' titles fit better
  for (const [, endpoint] of html.matchAll(/ action="(\/api\/[^"]+)"/g)) shells[endpoint] ??= shellOf(html)
}
// These are only reached through a rewrite, which can't set a status everywhere.
for (const [screen, status] of Object.entries({ service: 404, article: 404, quote: 404, 'quote-away': 503 }))
  setStatus(`/missing/${screen}`, status)
copyErrorPages()

/** What a link takes along from the text around it. The second half is escapes: a line break, ASCII, “ ” … « » 。 ） */
const punctuation = '(?:[!-.:-@[-`{-~]|%(?:0[9ad]|2.|3[a-f]|[57][b-f]|60|c2%..|e[23]%8.%..|ef%b.%..))*'

/**
 * Rewrites a public page's path in capitals or with punctuation after it to app/respelled, which redirects. A fallback
 * rewrite costs other requests nothing, and by then no page has exactly this path; hosts compare it without regard to
 * capitals.
 */
const listed = readFileSync(`${pagesFolder}/sitemap.xml.body`, 'utf8').matchAll(/<loc>https?:\/\/[^/<]+\/?([^<]*)/g)
const unlisted = prerendered.map(({ route }) => route).filter((route) => route.startsWith('/thanks/'))
const others = [...Object.keys(movedPaths), ...unlisted, '/admin'].map((path) => path.slice(1))
addFallback([...[...listed].map(([, path]) => path), ...others].join('|'), punctuation, '/respelled/:page')

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
writeFileSync('.next/promised.json', JSON.stringify(promised))
const matcher = readFileSync('proxy.ts', 'utf8')
for (const route of Object.keys(promised))
  if (!route.startsWith('/variants/') && !matcher.includes(`'${route}',`))
    console.warn(`${route} promises an answer within 24 hours over closed days too: add it to the matcher in proxy.ts`)
const { notices } = await readModule('lib/closures.ts')
await writeFrontFiles({
  promised: Object.keys(promised).filter((route) => !route.startsWith('/variants/')),
  notices: notices.map(({ from, until }) => [from.getTime(), until.getTime()]),
})
