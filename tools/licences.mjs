// npm run licences: writes docs/licences.md from package-lock.json. With --check it writes nothing, and fails if the
// document is out of date. Fails if a licence isn't on the approved list.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readArguments } from './arguments.mjs'
import { root } from './root.mjs'

const { check } = readArguments({ options: { check: { type: 'boolean' } } })
const document = path.join(root, 'docs/licences.md')

/** Licences that let a business run the software without publishing its own, changed or not. */
const approved = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0', 'Unlicense'],
  'CC-BY-4.0', // data
  'OFL-1.1', // fonts
  // Weak copyleft: fine as long as we use them unmodified and don't send them to browsers. Our source can stay closed.
  ...['EPL-2.0', 'LGPL-3.0-or-later', 'MPL-2.0'],
])

/** Packages whose package.json doesn't state the licence in the usual place. */
const knownLicences = { format: 'MIT', 'seq-queue': 'MIT' }

const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
/** Package names by licence. */
const found = new Map()
for (const [folder, { dev, license }] of Object.entries(packages)) {
  if (folder === '' || dev) continue
  const name = folder.split('node_modules/').at(-1)
  const licence = license ?? knownLicences[name] ?? 'none'
  found.set(licence, (found.get(licence) ?? new Set()).add(name))
}

const refused = [...found].filter(([licence]) => licence.split(/ and /i).some((part) => !approved.has(part)))
for (const [licence, names] of refused) console.error(`${[...names].join(', ')}: ${licence} isn't an approved licence`)

const sections = [...found]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(
    ([licence, names]) =>
      `## ${licence}\n\n${[...names]
        .sort()
        .map((name) => `\`${name}\``)
        .join(', ')}\n`,
  )
const text = `# Licences

What the site needs to be built and to run, by licence. Written by \`npm run licences\` from \`package-lock.json\`, whatever
machine it runs on; packages for development alone aren't listed. The code of the site itself is under the
[MIT licence](../LICENSE).

${sections.join('\n')}`

if (!check) writeFileSync(document, text)
else if (readFileSync(document, 'utf8') !== text) {
  console.error('docs/licences.md is out of date: run npm run licences')
  process.exitCode = 1
}
if (refused.length) process.exitCode = 1
