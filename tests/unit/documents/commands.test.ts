/** @jest-environment node */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { stateNames } from '@/lib/server/owner/lead-state'
import { mailStandings } from '@/lib/server/owner/mail-status'

const documents = [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', 'art/README.md', '.env.example'],
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
]

const onServer = 'it changes the machine: the pages on deployment say what has been tried'
const noSystemd = 'there is no systemd where the tests run'
const noEngine = 'there is no container engine where the tests run (one-machine.md says so)'

/** What a command begins with, and the test that runs it or the reason why none does. */
const commands: Readonly<Record<string, string>> = {
  'npm start': 'tests/api/start.spec.ts',
  'npm test': 'it runs this test',
  'npm ci': 'npm test and npm start run it through tools/prepare.mjs',
  'npm audit': 'its answer changes from day to day',
  'npm run build': 'tests/api/host.spec.ts',
  'npm run bundle': 'tests/api/bundle.spec.ts',
  'npm run db:migrate': 'tests/api/build.spec.ts',
  'npm run db:move': 'tests/api/move.spec.ts',
  'npm run backup': 'tests/api/backup.spec.ts',
  'npm run restore': 'tests/api/backup.spec.ts',
  'npm run doctor': 'tests/api/doctor.spec.ts',
  'npm run seed': 'tests/api/doctor.spec.ts',
  'npm run owner': 'tests/api/owner-tool.spec.ts',
  'npm run content:check': 'tests/unit/content-check/content-check.test.ts',
  'npm run db:new': 'npm test runs it with --check; writing a migration would change the tree under test',
  'npm run format': 'npm test runs the same with --check',
  'npm run dev': 'every run would need a second server with hot reload; it shares tools/serve.mjs with npm start',
  'npm run bench': 'it measures for minutes, and its figures depend on the machine',
  'npm run torture': 'tests/api/torture.spec.ts',
  'npm run licences': 'tests/unit/tools/supply-chain.test.ts',
  'npm run sbom': 'tests/unit/tools/supply-chain.test.ts',
  'npm run shots': 'it takes screenshots for a person to look at',
  'npm run shots:owner': 'it takes the screenshots for docs/owner.md',
  'npx jest': 'npm test runs it',
  'npx next start': 'tests/api/build.spec.ts',
  'npx playwright test': 'npm test runs it, without a trace',
  'vercel build': 'it takes minutes and 350 MB; tests/api/build.spec.ts checks the files that it reads',
  'npx vercel': 'it needs an account at Vercel',
  'npx web-push': 'it prints a new key',
  'vercel env pull': 'it needs an account at Vercel',
  'node tools/doctor.mjs': 'tests/api/doctor.spec.ts',
  'node tools/preview.mjs': 'tests/api/preview-tools.spec.ts',
  'node DIR/start.mjs': 'tests/api/bundle.spec.ts',
  'node /opt/sunnie/start.mjs': 'tests/api/bundle.spec.ts',
  'node art/stills/deliver.mjs': 'it needs a rendered picture',
  'node art/stills/labels.mjs': 'it makes textures for renders',
  'node art/stills/prints.mjs': 'it makes textures for renders',
  'art/stills/render-queue.sh': 'it needs Blender',
  'python3 art/fonts.py': 'it needs fonttools, which is rarely installed; tests check the fonts it made',
  blender: 'it renders for minutes, and Blender is rarely installed',
  'docker build': noEngine,
  'docker compose': noEngine,
  'docker run': noEngine,
  'sunnie-update': 'tests/api/host.spec.ts',
  systemctl: noSystemd,
  'systemd-run': noSystemd,
  'systemd-analyze verify': noSystemd,
  'systemd-analyze security': 'tests/unit/documents/units.test.ts',
  'caddy adapt': 'Caddy is rarely installed where the tests run',
  'openssl rand': 'it prints random characters',
  rsync: 'it needs another machine',
  'ssh-keyscan': 'it needs another machine',
  'curl --http2': 'tests/api/front.spec.ts',
  ...Object.fromEntries(['apt', 'cd', 'cp', 'echo', 'install', 'rm', 'useradd'].map((program) => [program, onServer])),
}

/** What the tests call the commands that run none of our own scripts. */
const inTests: Readonly<Record<string, string>> = {
  'npx next start': "[next, 'start']",
  'sunnie-update': 'docs/deployment/sunnie-update',
  'curl --http2': 'h2c',
  'systemd-analyze security': "'security'",
}

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

/** The file name of the script that a command runs, or what the tests call the command. */
function programOf(command: string): string {
  const script = /[\w-]+\.(mjs|ts)/.exec(scripts[command.replace(/^npm (run )?/, '')] ?? command)?.[0]
  const program = script ?? inTests[command]
  if (!program) throw new Error(`${command} runs no script: add what its test calls it to inTests`)
  return program
}

/** Programs that a document may come to name, so that it can't pass this test by. */
const others = ['apt-get', 'bash', 'brew', 'git', 'pip', 'sh', 'ssh', 'sudo']
const programs = new Set([...Object.keys(commands).map((command) => command.split(' ')[0]), ...others])
const isScript = /^(art|tools)\/[\w./-]+$/

/** Every line of a shell block, code that begins with a program or a script, and npm and node anywhere. */
function commandsIn(file: string): string[] {
  const text = readFileSync(file, 'utf8').replaceAll(/\\\n\s*/g, '')
  const lines = [...text.matchAll(/^```sh\n(.*?)^```/gms)].flatMap(([, block]) => block!.split('\n'))
  const code = [...text.matchAll(/`([^`\n]+)`/g)].map(([, inline]) => inline!).filter((inline) => inline.includes(' '))
  const withoutSettings = (line: string) => line.replace(/^([A-Z_]+=\S+ )+/, '')
  return [
    ...lines.map(withoutSettings).filter((line) => line && !line.startsWith('#')),
    ...code.map(withoutSettings).filter((line) => {
      const [program] = line.split(' ')
      return programs.has(program!) || isScript.test(program!)
    }),
    ...[...text.matchAll(/npm (?:start|test|ci|run [a-z:]+)|node (?:art|tools)\/[\w/.-]+\.mjs/g)].map(([run]) => run),
  ]
}

test('every command in the documents is run by a test, or has a reason why not', () => {
  const named = documents.flatMap(commandsIn)
  const covers = (command: string) => (line: string) => line === command || line.startsWith(`${command} `)
  expect(named.filter((line) => !Object.keys(commands).some((command) => covers(command)(line)))).toEqual([])
  expect(Object.keys(commands).filter((command) => !named.some(covers(command)))).toEqual([])
})

test('every test that’s named for a command names the command’s program', () => {
  const tested = Object.entries(commands).filter(([, by]) => by.startsWith('tests/'))
  expect(tested).not.toEqual([])
  expect(tested.filter(([command, by]) => !readFileSync(by, 'utf8').includes(programOf(command)))).toEqual([])
})

test('every npm script in the documents exists', () => {
  for (const command of Object.keys(commands)) {
    const script = /^npm run (.+)/.exec(command)?.[1]
    if (script) expect(scripts).toHaveProperty([script])
  }
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
