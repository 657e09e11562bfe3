// Everything that we assume about the inside of Next and its build's output, none of which it promises. After an update
// of Next, whatever has changed is mended here. A page's HTML that isn't as assumed stops the build with one line, and
// tests/api/front.spec.ts compares the headers with those that Next sends itself.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './root.mjs'

/** Next's command line. */
export const nextCommand = path.join(root, 'node_modules/next/dist/bin/next')

/** Keeps Next from reading .env, whose settings haven't been checked and might name another database. */
export const leaveOutEnvFiles = () => (process.env.__NEXT_PROCESSED_ENV = 'true')

/** As Next's own standalone server does, or Next would load a 26 MB compiler for next.config.ts. A bundle has none. */
export function useBuiltConfig() {
  const { config } = JSON.parse(readFileSync(path.join(root, '.next/required-server-files.json'), 'utf8'))
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)
}

// The manifests of a build.

export const pagesFolder = '.next/server/app'

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** Changes a JSON file of the build. */
function edit(file, change) {
  const content = readJson(file)
  change(content)
  writeFileSync(file, JSON.stringify(content))
}

/** The prerendered pages and files that are answered with 200: the path, the file, and the headers Next would send. */
export function prerendered() {
  const { rsc } = readJson('.next/routes-manifest.json')
  return Object.entries(readJson('.next/prerender-manifest.json').routes).flatMap(([route, { dataRoute }]) => {
    const file = `${pagesFolder}${route === '/' ? '/index' : route}`
    const { status = 200, headers } = readJson(`${file}.meta`)
    if (status !== 200) return []
    const own = Object.entries(headers).filter(([name]) => !name.startsWith('x-next'))
    const page = { 'content-type': 'text/html; charset=utf-8', vary: rsc.varyHeader }
    return [
      {
        path: route,
        file: `${file}${dataRoute ? '.html' : '.body'}`,
        headers: [...Object.entries(dataRoute ? page : {}), ...own],
      },
    ]
  })
}

/** The module that Next built for each route of app/. */
export const routeModules = () =>
  Object.entries(readJson('.next/app-path-routes-manifest.json')).map(([page, route]) => ({
    route,
    module: `${pagesFolder}${page}.js`,
  }))

/** The headers that next.config.ts adds to every response of a path. Later rules override earlier ones. */
export function configuredHeaders() {
  const rules = readJson('.next/routes-manifest.json').headers.map(({ regex, headers }) => ({
    regex: new RegExp(regex),
    headers: headers.map(({ key, value }) => [key.toLowerCase(), value]),
  }))
  return (route) => rules.flatMap(({ regex, headers }) => (regex.test(route) ? headers : []))
}

/** The query keys that make proxy.ts run on a path; undefined if it always runs. */
export function proxiedQueries(promised) {
  const matchers = readJson('.next/server/functions-config-manifest.json').functions['/_middleware'].matchers.map(
    ({ regexp, has = [] }) => ({ regexp: new RegExp(regexp), has }),
  )
  return (route) => {
    // There, it has something to do only while a notice is on.
    const matching = matchers.filter(
      ({ regexp, has }) => regexp.test(route) && (has.length || !promised.includes(route)),
    )
    const keys = matching.flatMap(({ has: [condition] }) => (condition?.type === 'query' ? [condition.key] : []))
    return keys.length === matching.length ? keys : undefined
  }
}

/** Gives a prerendered page another status. Vercel reads it from the manifest, Next from the page's own file. */
export function setStatus(route, status) {
  edit(`${pagesFolder}${route}.meta`, (meta) => (meta.status = status))
  edit('.next/prerender-manifest.json', ({ routes }) => (routes[route].initialStatus = status))
}

/** Copies the error pages again. Next did so before they were changed, and Vercel serves the copies. */
export function copyErrorPages() {
  copyFileSync(`${pagesFolder}/_not-found.html`, '.next/server/pages/404.html')
  copyFileSync(`${pagesFolder}/_global-error.html`, '.next/server/pages/500.html')
}

/**
 * Adds a rewrite for paths that nothing else answers.
 * @param {string} known a pattern for `:page`
 * @param {string} rest a pattern for what may follow it
 */
export const addFallback = (known, rest, destination) =>
  edit('.next/routes-manifest.json', ({ rewrites }) =>
    rewrites.fallback.unshift({
      source: `/:page(${known})(${rest})`,
      destination,
      regex: `^/(${known})(${rest})(?:/)?$`,
    }),
  )

// The HTML of a prerendered page.

const unknown = (what) => new Error(`Next's output has changed, see tools/next-output.mjs: ${what}`)

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
/** Where the loader gets its list of files (app/layout.tsx). */
const filesOfLoader = / data-files=""/
const styles = /<link rel="stylesheet" href="\/_next\/static\/([^"]+)"[^>]*>/
/** Next's inline scripts: its bootstrap, and the flight data that React hydrates from. */
const inlineOfNext = /^\((?:globalThis\["TURBOPACK"\]|self\.__next_f=)|^self\.__next_f\.push\(/

/** The style sheet of a page, as a path below /_next/static. */
export const sheetOf = (html) => styles.exec(html)?.[1]

/**
 * Takes a page apart.
 * @param {string} html
 * @returns {{ html: string, runtime: string[], inline: string[], isLoaded: boolean }} the page without Next's scripts;
 *   the files it would load, below /_next/static; its inline scripts; and whether it has our loader
 * @throws {Error} if the page isn't in the form Next has written so far
 */
export function takeApart(html) {
  const [runtime, inline] = [[], []]
  let isLoaded = false
  const rest = html.replace(/<link rel="preload" as="script"[^>]*>/g, '').replace(script, (whole, attributes, text) => {
    if (attributes.includes('type="application/ld+json"')) return whole
    if (filesOfLoader.test(attributes)) {
      isLoaded = true
      return whole
    }
    const source = / src="\/_next\/static\/([^"]+)"/.exec(attributes)?.[1]
    if (!source && !inlineOfNext.test(text)) throw unknown(`${whole.slice(0, 100)}…`)
    if (!source) inline.push(text)
    else if (!/nomodule/i.test(attributes)) runtime.push(source)
    return ''
  })
  if (!runtime.length) throw unknown('a page without a runtime')
  if (!inline.some((text) => text.endsWith('.push([0])'))) throw unknown('no start of the flight data')
  if (isLoaded && !styles.test(rest)) throw unknown('a page without a style sheet')
  return { html: rest, runtime, inline, isLoaded }
}

/** Gives the loader its attributes, and the style sheet something after it. */
export const putTogether = (html, attributes, afterStyles) =>
  html.replace(filesOfLoader, attributes).replace(styles, (link) => link + afterStyles)

/** Lists of files that a script loads on demand, each below /_next/static. */
export const loadedOnDemand = (text) =>
  [...text.matchAll(/Promise\.all\(\[("static\/[^\]]+)\]/g)].map(([, list]) =>
    JSON.parse(`[${list}]`).map((file) => file.replace('static/', '')),
  )

/** Whether a script exports a component. */
export const exportsOne = (text, name) => new RegExp(`"(?:${name})",0,`).test(text)
