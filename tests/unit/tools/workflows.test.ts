/** @jest-environment node */
import { existsSync, readFileSync, readdirSync } from 'node:fs'

const folder = '.github/workflows'
const files = readdirSync(folder).map((file) => `${folder}/${file}`)

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
