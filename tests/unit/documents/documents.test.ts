/** @jest-environment node */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { stateNames } from '@/lib/server/leads/lead-state'
import { mailStandings } from '@/lib/server/mail/mail-status'

const documents = [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', 'art/README.md', '.env.example'],
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
]

test('every npm script in the documents exists', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }
  const named = documents.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/npm run ([a-z][a-z:]*)/g)])
  expect(named.map(([, script]) => script!).filter((script) => !(script in scripts))).toEqual([])
})

test.each(documents)('%s links to files that exist', (file) => {
  for (const [, link] of readFileSync(file, 'utf8').matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)/g))
    expect({ link, there: existsSync(path.join(path.dirname(file), link!)) }).toEqual({ link, there: true })
})

test('README.md’s photograph folders exist, because on GitHub nobody can upload to a folder that doesn’t', () => {
  const [, names] = /public\/images\/\{([\w,]+)\}/.exec(readFileSync('README.md', 'utf8'))!
  expect(readdirSync('public/images')).toEqual(expect.arrayContaining(names!.split(',')))
})

test('docs/owner.md uses the same names for the states of leads and emails as the owner’s pages', () => {
  const said = [...readFileSync('docs/owner.md', 'utf8').matchAll(/(?<!\w)_([A-Z][a-z ]+)_/g)].map(([, state]) => state)
  const labels = [...Object.values(mailStandings).map(({ label }) => label), ...Object.values(stateNames)]
  expect(labels).toEqual(expect.arrayContaining(said))
})
