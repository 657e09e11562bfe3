import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { root } from '../support/server'
import { expect, test } from '../support/site'

/** The files in a folder of the build that browsers can get. */
const filesIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && (folder === '.next/static' || /\.(html|rsc|body)$/.test(entry.name)))
    .map((entry) => path.join(entry.parentPath, entry.name))

test('nothing that browsers get names or contains a secret', { tag: '@once' }, () => {
  const variables = [...readFileSync(path.join(root, '.env.example'), 'utf8').matchAll(/^#?(\w+)=/gm)].map(
    ([, name]) => name!,
  )
  const names = variables.filter((name) => /SECRET|PASSWORD|KEY|DATABASE_URL/.test(name))
  expect(names).toContain('RESEND_API_KEY')
  // npm test builds with a planted value for each of them.
  const secret = new RegExp(
    [...names, 'planted-?secret', 'PrivateKey', 'PRIVATE KEY', 'postgres(ql)?://', 'file:\\./'].join('|'),
  )
  const files = [...filesIn('.next/static'), ...filesIn('.next/server/app')]
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap((file) => {
    const match = secret.exec(readFileSync(file, 'latin1'))
    return match ? [`${path.relative(root, file)}: ${match[0]}`] : []
  })
  expect(found).toEqual([])
})
