import fc from 'fast-check'
import { routes } from '../routes/all'
import { otherBody } from './bodies'
import type { MakeRequest } from './fuzz-request'
import { extraHeaders, methods, typesFor } from './headers'
import { multipartBody } from './photos'
import { fieldName, pathPiece, text } from './values'

export const pages = [
  ...routes.map(({ path }) => path),
  ...['/admin', '/admin/contacts', '/admin/mail', '/unsubscribe/', '/thanks/contact', '/thanks/sunnie-select-quote'],
  ...[
    '/sitemap.xml',
    '/robots.txt',
    '/manifest.webmanifest',
    '/owner.webmanifest',
    '/the-sunnie-journal/feed.xml',
    '/_next/image',
    '/_next/',
  ],
  ...[
    '/services/',
    '/the-sunnie-journal/',
    '/blog/',
    '/missing/',
    '/variants/',
    '/_next/data/',
    '/_next/static/',
    '/og/',
  ],
]

export const endpoints = [
  ...['/api/admin/contacts', '/api/admin/leads', '/api/admin/leads/', '/api/admin/person', '/api/admin/uploads/'],
  ...['/api/admin/push', '/api/admin/accounts', '/api/admin/accounts/', '/api/admin/subscribers'],
  ...['/api/admin/sign-in', '/api/admin/sign-in-code', '/api/admin/sign-in-link', '/api/admin/sign-in-link/use'],
  ...['/admin', '/admin/leads', '/admin/leads/', '/admin/mail/', '/admin/person', '/admin/business', '/admin/account'],
  ...['/api/unsubscribe/', '/api/quotes/', '/quote/', '/api/health', '/api/uploads', '/api/telemetry'],
  ...['/api/cron/outbox', '/api/webhooks/'],
  ...[
    '/api/auth/sign-in/email',
    '/api/auth/get-session',
    '/api/auth/',
    '/api/auth/sign-up/email',
    '/api/',
    '/api/admin/',
  ],
]

/** One of the paths, or one that's close to it. */
const withPieces = (paths: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...paths), fc.array(pathPiece, { maxLength: 2 }))
    .map(([path, pieces]) => (path.endsWith('/') || pieces.length > 1 ? path + pieces.join('/') : path))

const query = fc
  .array(
    fc.tuple(
      fc.oneof(
        fc.constantFrom('q', 'page', 'state', 'form', 'format', 'from', 'to', 'sort', 'email', 'step', 'type', 'day'),
        fc.constantFrom('category', 'service', 'size', 'areas', 'extras', 'time', 'link', 'signin', 'url', 'w', '_rsc'),
        fieldName,
      ),
      fc.oneof(
        fc.constantFrom('1', '0', '-1', '2', 'csv', 'held', 'contact', '2025-01-01', 'x@y.example', 'NaN'),
        text,
      ),
    ),
    { maxLength: 3 },
  )
  .map((fields) => (fields.length ? `?${new URLSearchParams(fields)}` : ''))

export const otherRequest = (paths: readonly string[]) =>
  fc
    .record({
      path: withPieces(paths),
      query: fc.oneof(
        { weight: 5, arbitrary: query },
        { weight: 1, arbitrary: pathPiece.map((piece) => `?${piece}=${piece}`) },
      ),
      method: fc.oneof(
        { weight: 2, arbitrary: fc.constantFrom('GET', 'POST') },
        { weight: 1, arbitrary: fc.constantFrom(...methods) },
      ),
      type: typesFor('application/json'),
      extra: extraHeaders,
      body: otherBody,
      signedIn: fc.boolean(),
    })
    .map(({ path, query: search, method, type, extra, body, signedIn }): MakeRequest => () => ({
      path: `${path}${search}`,
      method,
      headers: { 'Content-Type': type, ...extra },
      body,
      signedIn,
    }))

export const uploadRequest = multipartBody.map((body): MakeRequest => () => ({
  method: 'POST',
  path: '/api/uploads',
  headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
  body,
}))
