// Runs after `next build`: compresses the files that the front serves from memory, and lists them in .next/front.json
// with the headers Next would send and the endpoints that the front calls directly. Everything is read from the build's
// own manifests. Paths that go through proxy.ts or are rendered per request aren't listed.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesBelow } from './files.mjs'

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))
const pages = '.next/server/app'
const folder = '.next/front'
/** In bytes. Next streams larger files from the disk. */
const maxBytes = 512 * 1024

const types = {
  avif: 'image/avif',
  css: 'text/css; charset=UTF-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  json: 'application/json; charset=UTF-8',
  js: 'application/javascript; charset=UTF-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=UTF-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
}
const compressible = /^text|xml|javascript|json/

function prerendered() {
  const { rsc } = readJson('.next/routes-manifest.json')
  return Object.entries(readJson('.next/prerender-manifest.json').routes).flatMap(([path, { dataRoute }]) => {
    const file = `${pages}${path === '/' ? '/index' : path}`
    const { status = 200, headers } = readJson(`${file}.meta`)
    if (status !== 200) return []
    const own = Object.entries(headers).filter(([name]) => !name.startsWith('x-next'))
    const page = { 'content-type': 'text/html; charset=utf-8', vary: rsc.varyHeader }
    return [
      {
        path,
        file: `${file}${dataRoute ? '.html' : '.body'}`,
        headers: [...Object.entries(dataRoute ? page : {}), ...own],
      },
    ]
  })
}

const staticFiles = (top, url, cacheControl) =>
  filesBelow(top).flatMap((name) => {
    const file = `${top}/${name}`
    const type = types[name.split('.').at(-1)]
    if (!type || statSync(file).size > maxBytes) return []
    const path = encodeURI(`${url}/${name}`)
    return [
      {
        path,
        file,
        headers: [
          ['content-type', type],
          ['cache-control', cacheControl],
          ['accept-ranges', 'bytes'],
        ],
      },
    ]
  })

/** The headers that next.config.ts adds to every response of a path. Later rules override earlier ones. */
function configured() {
  const rules = readJson('.next/routes-manifest.json').headers.map(({ regex, headers }) => ({
    regex: new RegExp(regex),
    headers: headers.map(({ key, value }) => [key.toLowerCase(), value]),
  }))
  return (path) => rules.flatMap(({ regex, headers }) => (regex.test(path) ? headers : []))
}

/** The query keys that make proxy.ts run on a path; undefined if it always runs. */
function proxied() {
  const matchers = readJson('.next/server/functions-config-manifest.json').functions['/_middleware'].matchers.map(
    ({ regexp, has = [] }) => ({ regexp: new RegExp(regexp), has }),
  )
  return (path) => {
    const matching = matchers.filter(({ regexp }) => regexp.test(path))
    const keys = matching.flatMap(({ has: [condition] }) => (condition?.type === 'query' ? [condition.key] : []))
    return keys.length === matching.length ? keys : undefined
  }
}

/**
 * The public endpoints with a fixed path: the module that Next built for each, and the headers that next.config.ts adds
 * to every response.
 */
function endpoints(headersOf, keysOf) {
  const routes = Object.entries(readJson('.next/app-path-routes-manifest.json')).filter(
    ([, path]) => /^\/api\/(?!admin\/)[^[]+$/.test(path) && keysOf(path)?.length === 0,
  )
  return Object.fromEntries(
    routes.map(([page, path]) => [
      path,
      { module: `${pages}${page}.js`, headers: Object.fromEntries(headersOf(path)) },
    ]),
  )
}

/** Scripts and drawings take Brotli three times as long at 11 as at 10, for one or two per cent of their bytes. */
const brotli = (body, file) =>
  promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: /\.(js|svg)$/.test(file) ? 10 : 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })

const compress = [
  ['br', 'br', brotli],
  ['gzip', 'gz', (body) => promisify(gzip)(body, { level: 9 })],
]

/** Writes .next/front.json and the compressed bodies beside it. */
export async function writeFrontFiles() {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  const headersOf = configured()
  const keysOf = proxied()
  const all = [
    ...prerendered(),
    ...staticFiles('.next/static', '/_next/static', 'public, max-age=31536000, immutable'),
    ...staticFiles('public', '', 'public, max-age=0'),
  ]
  const files = await Promise.all(
    all.map(async ({ path, file, headers }) => {
      const query = keysOf(path)
      const named = new Map([...headers, ...headersOf(path)])
      if (!query || !named.has('cache-control')) return []
      const body = readFileSync(file)
      const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
      named.set('etag', `W/"${hash}"`)
      const encoded = {}
      if (compressible.test(named.get('content-type'))) {
        named.set('vary', [named.get('vary'), 'Accept-Encoding'].filter(Boolean).join(', '))
        for (const [encoding, extension, run] of compress) {
          const smaller = await run(body, file)
          if (smaller.length >= body.length) continue
          encoded[encoding] = `${folder}/${hash}.${extension}`
          writeFileSync(encoded[encoding], smaller)
        }
      }
      return [[path, { file, ...encoded, headers: Object.fromEntries(named), ...(query.length && { query }) }]]
    }),
  )
  const listed = { files: Object.fromEntries(files.flat()), endpoints: endpoints(headersOf, keysOf) }
  writeFileSync('.next/front.json', JSON.stringify(listed))
}
