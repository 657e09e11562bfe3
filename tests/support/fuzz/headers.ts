import fc from 'fast-check'
import { headerValue } from './values'

export const plainForm = 'application/x-www-form-urlencoded'

export const methods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'PURGE',
  'MKCOL',
]
export const mostly = <T>(usual: T, rarely: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: rarely })

/** Headers that anything between the browser and the handler might read. Most requests have none of them. */
export const extraHeaders = fc.oneof(
  { weight: 2, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.dictionary(
      fc.constantFrom(
        ...[
          'Origin',
          'Sec-Fetch-Site',
          'X-Forwarded-For',
          'X-Forwarded-Host',
          'X-Forwarded-Proto',
          'Forwarded',
          'Cookie',
        ],
        ...['Accept', 'Accept-Encoding', 'Accept-Language', 'Range', 'If-None-Match', 'If-Modified-Since', 'Referer'],
        ...['User-Agent', 'Content-Encoding', 'Content-Language', 'X-Http-Method-Override', 'X-Socket-Address', 'Host'],
        ...['RSC', 'Next-Router-State-Tree', 'Next-Router-Prefetch', 'Next-Url', 'Next-Action', 'X-Nextjs-Data'],
        ...['Next-Router-Segment-Prefetch', 'X-Middleware-Subrequest', 'X-Middleware-Rewrite', 'X-Invoke-Path'],
        ...['X-Matched-Path', 'X-Invoke-Status', 'X-Prerender-Revalidate', 'X-Middleware-Override-Headers', 'Purpose'],
      ),
      headerValue(
        ...[
          '',
          '1',
          'null',
          'same-origin',
          'cross-site',
          'none',
          'https://elsewhere.example',
          'http://localhost',
          '::1',
        ],
        ...[
          '203.0.113.9',
          '203.0.113.9, unknown, 10.0.0.1',
          '[2001:db8::1%25eth0]:80',
          'bytes=0-1,5-',
          'gzip',
          'identity',
        ],
        ...[
          'better-auth.session_token=x.y',
          '=; ==; a=%',
          'a'.repeat(300),
          'middleware:middleware',
          '["",{}]',
          '%5B%5D',
        ],
        ...['/admin/contacts', '*/*;q=x', 'br;q=2', 'en-AU,*;q=0', 'W/"x"', 'DELETE', 'text/x-component', '500', '[['],
      ),
      { minKeys: 1, maxKeys: 3 },
    ),
  },
)

/** Mostly the usual content type. */
export const typesFor = (usual: string) =>
  mostly(
    usual,
    fc.oneof(
      fc.constantFrom(
        ...[`${usual}; charset=utf-8`, usual.toUpperCase(), `${usual};charset=utf-16`, `${usual} ; x="`, ` ${usual}`],
        ...[
          'text/plain',
          'multipart/form-data',
          'multipart/form-data; boundary=x',
          '',
          'x',
          '*/*',
          'application/jsonp',
        ],
        ...[`${usual}, text/plain`, 'application/json', plainForm],
      ),
      headerValue(usual),
    ),
  )
