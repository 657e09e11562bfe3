/** @jest-environment node */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { scriptlessPolicy } from '@/lib/server/requests/policy'

test('the policy allows the style element of the installed version of Sonner', () => {
  const source = readFileSync('node_modules/sonner/dist/index.mjs', 'utf8')
  const [, styles] = /^__insertCSS\(("(?:[^"\\]|\\.)*")\)/m.exec(source)!
  const hash = createHash('sha256')
    .update(JSON.parse(styles!) as string)
    .digest('base64')
  expect(scriptlessPolicy()).toContain(`'sha256-${hash}'`)
})
