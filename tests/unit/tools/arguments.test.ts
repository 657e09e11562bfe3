/** @jest-environment node */
import { spawnSync } from 'node:child_process'

// Every run starts a process, which can be slow on a busy machine.
jest.setTimeout(60_000)

const bench = 'tools/bench/main.mjs'
const torture = '--import jiti/register tools/torture/main.ts'
const unexpected = (word: string) => new RegExp(`^Un\\w+ \\w+ '${word}'.*: see the project's README .*$`)

test.each([
  // Before anything is installed or built, which takes minutes.
  [`${bench} --runs=0`, /^--runs takes a whole number$/],
  [`${bench} nonsense`, /^Unknown part nonsense: choose from build, start, .+$/],
  [`${bench} toString`, /^Unknown part toString: .+$/],
  [`${bench} --nonsense`, unexpected('--nonsense')],
  ['tools/content-check.mjs --help', unexpected('--help')],
  ['tools/new-migration.mjs --bogus', unexpected('--bogus')],
  ['tools/new-migration.mjs reminders lead-reminders', unexpected('lead-reminders')],
  ['tools/shots.mjs --help', unexpected('--help')],
  // A run of nothing would pass.
  [`${torture} --kills=0 --scenario=nonsense`, /^Unknown scenario nonsense: .+$/],
  [`${torture} --kills=0 --database=nonsense`, /^Unknown database nonsense: choose from sqlite, postgres$/],
  [`${torture} --kills=0 --leads=nonsense`, /^--leads takes a number$/],
  [`${torture} --nonsense`, unexpected('--nonsense')],
])('node %s is rejected, and does nothing', (words, message) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, words.split(' '), { encoding: 'utf8' })
  expect([status, stdout, stderr.trim()]).toEqual([1, '', expect.stringMatching(message)])
})
