/** @jest-environment node */
import { readFileSync } from 'node:fs'

test('the unit tries to start the site for as long as it takes: systemd gives up after five tries, unless told', () => {
  const [beforeService] = readFileSync('docs/deployment/systemd/sunnie@.service', 'utf8').split('[Service]')
  expect(beforeService).toMatch(/^StartLimitIntervalSec=0$/m)
})
