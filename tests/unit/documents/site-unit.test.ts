/** @jest-environment node */
import { readFileSync } from 'node:fs'

test('the unit keeps trying to start the site, where systemd by default gives up after five tries', () => {
  const [beforeService] = readFileSync('docs/deployment/systemd/sunnie@.service', 'utf8').split('[Service]')
  expect(beforeService).toMatch(/^StartLimitIntervalSec=0$/m)
})
