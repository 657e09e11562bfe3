/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
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

/** The text in our code, without comments. In the content, the owner writes as she likes. */
const texts = ['lib/forms', 'lib/server', 'app/api']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.posix.join(folder, name)),
  )
  .filter((name) => /\.tsx?$/.test(name))
  .map((file) => [file, readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')] as const)

it.each([
  [/\be-mail/i, 'email'],
  [/[a-z]’/, 'straight apostrophes'],
])('%s is written %s everywhere', (pattern) => {
  expect(texts.filter(([, text]) => pattern.test(text)).map(([file]) => file)).toEqual([])
})
