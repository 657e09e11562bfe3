// Runs after `next build`: compresses the files that the front serves from memory, and lists them in .next/front.json
// with the headers Next would send, and the endpoints that the front calls directly. Paths that go through proxy.ts or
// are rendered per request aren't listed.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesBelow } from './files.mjs'
import { configuredHeaders, prerendered, proxiedQueries, routeModules } from './next-output.mjs'

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

const staticFiles = (top, url, cacheControl) =>
  filesBelow(top).flatMap((name) => {
    const file = `${top}/${name}`
    const type = types[name.split('.').at(-1)]
    if (!type || statSync(file).size > maxBytes) return []
    const headers = { 'content-type': type, 'cache-control': cacheControl }
    return [{ path: encodeURI(`${url}/${name}`), file, headers: Object.entries(headers) }]
  })

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

/**
 * Writes .next/front.json and the compressed bodies beside it.
 * @param {{ promised: string[], notices: [from: number, until: number][] }} closed the pages that promise an answer,
 *   and when a notice is on
 */
export async function writeFrontFiles({ promised, notices }) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  const headersOf = configuredHeaders()
  const queriesOf = proxiedQueries(promised)
  const all = [
    ...prerendered(),
    ...staticFiles('.next/static', '/_next/static', 'public, max-age=31536000, immutable'),
    ...staticFiles('public', '', 'public, max-age=0'),
  ]
  const files = await Promise.all(
    all.map(async ({ path, file, headers }) => {
      const query = queriesOf(path)
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
      return [
        [path, { file, ...encoded, headers: Object.fromEntries(named), query, promised: promised.includes(path) }],
      ]
    }),
  )
  const endpoints = routeModules()
    .filter(({ route }) => /^\/api\/(?!admin\/)[^[]+$/.test(route) && queriesOf(route)?.length === 0)
    .map(({ route, module }) => [route, { module, headers: Object.fromEntries(headersOf(route)) }])
  const listed = { files: Object.fromEntries(files.flat()), endpoints: Object.fromEntries(endpoints), notices }
  writeFileSync('.next/front.json', JSON.stringify(listed))
}
