/** @jest-environment node */
import { spawnSync } from 'node:child_process'

// Every run starts a process, which can be slow on a busy machine.
jest.setTimeout(60_000)

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  return { status, out: stdout, err: stderr.trim() }
}
const bench = (...args: string[]) => run('tools/bench/main.mjs', ...args)
const torture = (...args: string[]) => run('--import', 'jiti/register', 'tools/torture/main.ts', ...args)

// Before anything is installed or built, which takes minutes.
test.each([
  ['zero runs, which could never go over budget', '--runs=0', /^--runs takes a whole number$/],
  ['an unknown part', 'nonsense', /^Unknown part nonsense: choose from build, start, .+$/],
  ['a property of every object', 'toString', /^Unknown part toString: .+$/],
  ['an unknown option', '--nonsense', /^Unknown option '--nonsense'$/],
])('a benchmark rejects %s at once, in one line', (_, word, line) => {
  const { status, out, err } = bench(word)
  expect([status, out, err]).toEqual([1, '', expect.stringMatching(line)])
})

test.each([
  ['content-check', '--help'],
  ['new-migration', '--bogus'],
  ['new-migration', 'reminders', 'lead-reminders'],
  ['shots', '--help'],
])('tools/%s.mjs rejects %s, and writes nothing', (tool, word, ...before) => {
  const { status, out, err } = run(`tools/${tool}.mjs`, ...before, word)
  expect([status, out, err]).toEqual([
    1,
    '',
    expect.stringMatching(`^Un\\w+ \\w+ '${word}'.*: see the project's README .*$`),
  ])
})

test('npm run torture lists its options, and rejects anything else', () => {
  const { status, out, err } = torture('--help')
  expect([status, err]).toEqual([0, ''])
  for (const said of ['npm run torture', '--scenario', 'kills', '--database', '--leads']) expect(out).toContain(said)
  const refused = torture('--nonsense')
  expect([refused.status, refused.out]).toEqual([1, ''])
  expect(refused.err).toBe(`Unknown option '--nonsense'\n${out.trim()}`)
})

test.each([
  ['--scenario=nonsense', /^Unknown scenario nonsense: .+$/],
  ['--database=nonsense', /^Unknown database nonsense: choose from sqlite, postgres$/],
  ['--leads=nonsense', /^--leads takes a number$/],
])('npm run torture rejects %s, which would otherwise pass', (word, message) => {
  const { status, err } = torture('--scenario=kills', '--database=sqlite', '--kills=0', word)
  expect([status, err]).toEqual([1, expect.stringMatching(message)])
})
