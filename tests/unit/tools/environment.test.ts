/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { readEnvironment, readSamplesShown, readSiteUrl, readStage } from '@/lib/environment.mjs'

const source = (values: Record<string, string>) => values as unknown as NodeJS.ProcessEnv

test.each([
  [{}, 'production'],
  [{ DEPLOY_ENV: ' ' }, 'production'],
  [{ VERCEL_ENV: 'preview' }, 'preview'],
  [{ VERCEL_ENV: 'preview', DEPLOY_ENV: 'production' }, 'production'],
  [{ DEPLOY_ENV: 'preview' }, 'preview'],
  [{ VERCEL_ENV: 'development' }, 'production'],
])('%j gives the stage %s', (values, stage) => {
  expect(readStage(source(values))).toBe(stage)
})

test.each([
  [{}, 'http://localhost:3000'],
  [{ PORT: '8080' }, 'http://localhost:8080'],
  [{ SITE_URL: 'https://www.sunnie.example/', VERCEL_URL: 'x.vercel.example' }, 'https://www.sunnie.example'],
  [{ VERCEL_ENV: 'preview', VERCEL_URL: 'branch.example' }, 'https://branch.example'],
  [
    { VERCEL_ENV: 'production', VERCEL_URL: 'x.example', VERCEL_PROJECT_PRODUCTION_URL: 'sunnie.test' },
    'https://sunnie.test',
  ],
])('%j is served at %s', (values, origin) => {
  expect(readSiteUrl(source(values))).toBe(origin)
})

test.each([
  [{}, true],
  [{ SITE_URL: 'http://127.0.0.1:8080' }, true],
  [{ SITE_URL: 'http://[::1]:3000' }, true],
  [{ SITE_URL: 'https://www.sunnie.example' }, true],
  [{ SITE_URL: 'https://www.sunnie-cleaning.test' }, false],
  [{ SITE_URL: 'https://localhost.sunnie.test' }, false],
  [{ SITE_URL: 'https://www.sunnie-cleaning.test', DEPLOY_ENV: 'preview' }, true],
])('with %j, placeholders are shown: %j', (values, shown) => {
  expect(readSamplesShown(source(values))).toBe(shown)
})

test.each([
  [{}, 0],
  [{ VERCEL: '1' }, 1],
  [{ VERCEL: '1', TRUSTED_PROXY_HOPS: '2' }, 2],
  // A preview on someone's own machine has no proxy in front of it.
  [{ VERCEL_ENV: 'preview' }, 0],
])('with %j, %d proxies are trusted', (values, hops) => {
  expect(readEnvironment(source(values)).trustedProxyHops).toBe(hops)
})

const [one, two] = ['78261eea-8f8b-4381-83c6-79fa7120f1cf', '0b6c24b0-9a10-4f0e-8a8c-1f2d3c4b5a69'] as const
const mail = { RESEND_API_KEY: 're_1', MAIL_FROM: 'hello@sunnie.example' }

test.each([
  [{}, {}],
  [{ RESEND_SEGMENTS: ' ' }, {}],
  [{ ...mail, RESEND_SEGMENTS: `newsletter=${one}` }, { newsletter: one }],
  [
    { ...mail, RESEND_SEGMENTS: `newsletter=${one},store=${two}` },
    { newsletter: one, store: two },
  ],
])('with %j, the lists kept in step are %j', (values, segments) => {
  expect(readEnvironment(source(values)).mail.segments).toEqual(segments)
})

test.each([
  'newsletter',
  one,
  'newsletter=78261eea',
  `2=${one}`,
  `newsletter=${one};store=${two}`,
  // Leaving one of the two lists would take someone off both.
  `newsletter=${one},store=${one}`,
  `newsletter=${one},newsletter=${two}`,
])('%s is rejected as a list of segments', (RESEND_SEGMENTS) => {
  expect(() => readEnvironment(source({ ...mail, RESEND_SEGMENTS }))).toThrow('RESEND_SEGMENTS')
})

// Docker's env files keep quotes, and nobody could sign in with an address that better-auth rejects.
test.each([
  ['OWNER_EMAIL', '"you@sunnie.example"'],
  ['OWNER_EMAIL', 'you@sunnie'],
  ['OWNER_EMAIL', 'yöu@sunnie.example'],
  ['RESEND_API_KEY', '"re_1"'],
  ['RESEND_API_KEY', 're_1\nre_2'],
  ['RESEND_BASE_URL', 'https://'],
  ['RESEND_BASE_URL', 'https://api.resend.com emails'],
  ['VAPID_PRIVATE_KEY', 'A'.repeat(43)],
  ['VAPID_PRIVATE_KEY', '_'.repeat(43)],
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['HOST', 'sunnie.example'],
  ['SITE_URL', 'sunnie.example'],
  ['SITE_URL', 'https://sunnie.example/home'],
  ['DATABASE_URL', 'mysql://localhost/sunnie'],
  ['OWNER_EMAIL', 'the owner'],
  ['AUTH_SECRET', 'short'],
  ['MAIL_FROM', 'hello there'],
  ['TRUSTED_PROXY_HOPS', '-1'],
  ['RATE_LIMIT_PER_MINUTE', '0'],
  ['DEPLOY_ENV', 'staging'],
])('%s can’t be %j', (name, value) => {
  expect(() => readEnvironment(source({ ...mail, [name]: value }))).toThrow(name)
})

test.each([
  ['OWNER_EMAIL', { OWNER_PASSWORD: 'long enough to be one' }],
  ['AUTH_SECRET', { DATABASE_URL: 'postgres://user:password@127.0.0.1:5432/name' }],
  ['MAIL_FROM', { RESEND_API_KEY: 're_1' }],
])('%s is needed with %j', (name, values) => {
  expect(() => readEnvironment(source(values))).toThrow(name)
})

test.each(['you@sunnie.example', 'You.Too+us@mail.sunnie.example', "o'neil_1@s-1.example", '.you@sunnie.example'])(
  'OWNER_EMAIL can be %s only if better-auth accepts it',
  (OWNER_EMAIL) => {
    let email: string | undefined
    try {
      email = readEnvironment(source({ OWNER_EMAIL })).owner.email
    } catch {
      email = undefined
    }
    expect(email === OWNER_EMAIL).toBe(z.email().safeParse(OWNER_EMAIL).success)
  },
)

test.each([
  [{}, 'https://api.resend.com'],
  [{ RESEND_BASE_URL: ' ' }, 'https://api.resend.com'],
  [{ RESEND_BASE_URL: ' http://127.0.0.1:8025/ ' }, 'http://127.0.0.1:8025'],
  [{ RESEND_BASE_URL: 'http://127.0.0.1:8025/resend' }, 'http://127.0.0.1:8025/resend'],
])('with %j, email goes to %s', (values, address) => {
  expect(readEnvironment(source(values)).mail.baseUrl).toBe(address)
})

test('an error is one line, whatever was set', () => {
  expect(() => readEnvironment(source({ MAIL_FROM: 'Sunnie\n<hello>' }))).toThrow(
    'MAIL_FROM ("Sunnie <hello>") is not valid',
  )
})

test('an error names the variable and what it should look like, but never a secret', () => {
  expect(() => readEnvironment(source({ SITE_URL: 'sunnie.example' }))).toThrow(
    'SITE_URL ("sunnie.example") is not valid: use only the public origin, such as https://www.sunnie.example',
  )
  for (const OWNER_PASSWORD of ['hunter2', 'hunter2'.repeat(20)])
    expect(() => readEnvironment(source({ OWNER_EMAIL: 'a@b.example', OWNER_PASSWORD }))).toThrow(
      /^OWNER_PASSWORD is not valid: use 12 to 128 characters$/,
    )
})

test('every setting that is read is explained in .env.example', () => {
  const code = readFileSync('lib/environment.mjs', 'utf8')
  const names = [...code.matchAll(/(?:source,\s+|name = )'([A-Z_]+)'/g)].map(([, name]) => name!)
  expect(names).toEqual(expect.arrayContaining(['PORT', 'MAIL_FROM', 'RESEND_SEGMENTS']))
  const explained = readFileSync('.env.example', 'utf8')
  // The host sets its own.
  const ours = names.filter((name) => !name.startsWith('VERCEL'))
  expect(ours.filter((name) => !explained.includes(`\n#${name}=`))).toEqual([])
})
