/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { lists } from '@/content/lists'
import { naturalOrderSpaces, onboardingOptions } from '@/content/natural-order'
import { productChoiceGroups, products } from '@/content/products'
import { findService, services } from '@/content/services'

const choices = productChoiceGroups.flatMap((group) => group.choices.map(({ label }) => label))

it('offers every product that isn’t on sale, once, on the waitlist', () => {
  const waiting = products.filter(({ availability }) => availability === 'Coming Soon')
  expect(new Set(choices).size).toBe(waiting.length)
  expect(new Set(products.map(({ id }) => id)).size).toBe(products.length)
})

it('has no comma in a choice, because a form joins its choices with commas', () => {
  const labels = [
    ...choices,
    ...naturalOrderSpaces.map(({ name }) => name),
    ...onboardingOptions.styles.map(({ label }) => label),
  ]
  expect(labels.filter((label) => label.includes(','))).toEqual([])
})

it('finds a service by its id only', () => {
  for (const service of services) expect(findService(service.id)).toBe(service)
  expect(findService('constructor')).toBeUndefined()
})

/** All the site's text, without comments. Legal text keeps its wording. */
const texts = ['content', 'lib/forms', 'lib/server', 'app/api']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.posix.join(folder, name)),
  )
  .filter((name) => /\.(ts|tsx|mdx)$/.test(name) && !/legal\/(privacy-policy|terms-of-service)/.test(name))
  .map((file) => [file, readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')] as const)

it.each([
  [/\be-mail/i, 'email'],
  [/[a-z]’/, 'straight apostrophes'],
  [/heading: '[A-Z][^']* from [^']*'/, 'From, because headlines are in Title Case'],
])('%s is written %s everywhere', (pattern) => {
  expect(texts.filter(([, text]) => pattern.test(text)).map(([file]) => file)).toEqual([])
})

it('articles use the same quotation marks as the pages, and titles in search results are in Title Case', () => {
  for (const [file, text] of texts.filter(([name]) => name.endsWith('.mdx')))
    expect([file, text.replace(/^---[\s\S]*?^---$/m, '').replace(/<[^>]*>/g, '')]).not.toEqual([
      file,
      expect.stringContaining('"'),
    ])
  for (const { meta } of services) expect(meta.title).not.toMatch(/[ -][a-z]{4,}/)
})

it.each(Object.values(lists).map(({ welcome }) => welcome))(
  'the welcome “$subject” doesn’t repeat its subject, which is already the email’s heading',
  ({ subject, paragraphs }) => {
    const opening = subject.split(' ').slice(0, 3).join(' ')
    expect(paragraphs.filter((paragraph) => paragraph.startsWith(opening))).toEqual([])
  },
)

// The rest of the specification's wording is tested where it's shown.
it.each([
  'Service Not Found',
  "Sorry, the service you're looking for doesn't exist.",
  '404 Page Not Found',
  'Did you forget to add the page to the router?',
  'Search articles, tags, or topics...',
])('the specification’s “%s” is in the site’s text', (words) => {
  expect(texts.some(([, text]) => text.replaceAll("\\'", "'").includes(words))).toBe(true)
})
