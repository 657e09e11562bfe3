// Has TypeScript look at the content, and says what it finds in the owner's words.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../files.mjs'
import { root as repository } from '../root.mjs'

const plain = {
  string: 'text in quotation marks',
  number: 'a number',
  boolean: 'true or false',
  Cents: 'a price in cents',
}

/** What to write, by TypeScript's words, of which some have a name in quotation marks. */
const advice = [
  [/Property '(.*?)' is missing/, ([, name]) => `add its ${name}`],
  [/is missing the following properties.*: (.*)$/, ([, names]) => `add its ${names}`],
  [/does not exist in type 'readonly .*\[\]'/, () => 'put square brackets around it'],
  [/'(.*?)' does not exist in type.*Did you mean to write '(.*?)'/, ([, , right]) => `write ${right}`],
  [/'(.*?)' does not exist in type/, ([, name]) => `there is no field ${name}`],
  [/^Cannot find name/, () => 'put text in quotation marks, and write a price as a number in cents'],
  [/Did you mean '"(.*?)"'/, ([, right]) => `write '${right}'`],
  [/Argument of type '(.*?)' is not .* type '(.*?)'/, ([, is, needed]) => `write a ${needed}, not ${is}`],
  [/Type '(.*?)' is not assignable to type '(.*?)'/, ([, is, needed]) => `write ${plain[needed] ?? needed}, not ${is}`],
]

/** What a mistake comes from that TypeScript's words don't say, by its line. */
const causes = [
  [/(^|[:[(,])\s*'[^']*\w'\w/, 'put a text with an apostrophe in double quotation marks'],
  [/:\s*\$\d/, 'write a price as a number in cents, such as 6500 for $65'],
  [/:\s*[A-Z]\w*\s+\w/, 'put the text in quotation marks'],
  [/[:(]\s*\$?\d{1,3},\d{3}\b/, 'write a number without a comma, such as 14000'],
]

function say(ts, text, name, { start, messageText, code }) {
  const message = ts.flattenDiagnosticMessageText(messageText, ' ')
  // A missing comma is only noticed at what follows it, on the next line.
  const lacksComma = /^',' expected/.test(message)
  const before = text.slice(0, start)
  const line = (lacksComma ? before.trimEnd() : before).split('\n').length
  const lines = text.split('\n')
  const here = lines[line - 1]
  const fields = (part) => [...part.matchAll(/['"]?([\w-]+)['"]?:/g)].map(([, name]) => name)
  const [, own] = /^['"]?([\w-]+)['"]?:/.exec(text.slice(start)) ?? []
  const field = (lacksComma ? undefined : (own ?? fields(before.split('\n').at(-1)).at(-1))) ?? fields(here)[0]
  const [, entry] = /(?:id|name|title|question): ['"](.*?)['"]/.exec(lines.slice(line - 1, line + 3).join('\n')) ?? []
  const [, cause] = causes.find(([pattern]) => pattern.test(here)) ?? []
  const [pattern, write] = advice.find(([one]) => one.test(message)) ?? []
  const isSyntax = code < 2000
  const what =
    cause ??
    (lacksComma ? 'write a comma at its end' : undefined) ??
    (isSyntax
      ? 'look for a missing quotation mark, comma or bracket here or just above'
      : (write?.(pattern.exec(message)) ?? message))
  const where = field ?? (isSyntax ? undefined : entry)
  return `content/${name}: line ${line}${where ? `, ${where}` : ''}: ${what}`
}

/** What the compiler finds in the content, a line each. It's remembered that there was nothing. */
export async function typeMistakes(root) {
  const names = filesBelow(path.join(root, 'content')).filter((name) => name.endsWith('.ts'))
  const texts = new Map(names.map((name) => [name, readFileSync(path.join(root, 'content', name), 'utf8')]))
  const hash = createHash('sha256')
    .update(JSON.stringify([...texts]))
    .digest('hex')
  const stamp = path.join(repository, 'node_modules/.cache/sunnie/content', `${hash}.typed`)
  if (existsSync(stamp)) return []
  const { default: ts } = await import('typescript')
  const files = new Map(names.map((name) => [path.join(root, 'content', name), name]))
  const program = ts.createProgram([...files.keys()], {
    ...{ noEmit: true, strict: true, noUncheckedIndexedAccess: true, skipLibCheck: true, types: [] },
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  })
  const find = (what) =>
    [...files].flatMap(([file, name]) =>
      what(program.getSourceFile(file)).map((one) => say(ts, texts.get(name), name, one)),
    )
  // A file that can't be parsed has one mistake, from which many others follow, there and elsewhere.
  const syntax = find((source) => program.getSyntacticDiagnostics(source).slice(0, 1))
  const literal = [...texts].flatMap(([name, text]) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        /'[^'`]*\$\{[^'`]*'/.test(line) && !line.includes('`')
          ? [`content/${name}: line ${index + 1}: write backticks around a text with \${…}`]
          : [],
      ),
  )
  // Nothing here knows Node's types, which hosts don't install.
  const known = (source) => program.getSemanticDiagnostics(source).filter(({ code }) => code !== 2591)
  const mistakes = syntax.length ? syntax : [...literal, ...find(known)]
  if (mistakes.length === 0) {
    mkdirSync(path.dirname(stamp), { recursive: true })
    writeFileSync(stamp, '')
  }
  return mistakes
}
