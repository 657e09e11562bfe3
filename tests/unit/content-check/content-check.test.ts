/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ownerChecks } from '@/content/owner-checks'
import { isAbn, isExampleAddress, isFictionalPhone } from '@/content/placeholders'

// Every run starts a process, which can be slow on a busy machine.
jest.setTimeout(60_000)

const lists = path.join('tests', 'unit', 'content-check', 'lists')

function contentCheck({ list, launch }: { list?: string; launch?: string } = {}) {
  const { LAUNCH: _, ...environment } = process.env
  const run = spawnSync(process.execPath, ['tools/content-check.mjs', ...(list ? [list] : [])], {
    env: launch ? { ...environment, LAUNCH: launch } : environment,
    encoding: 'utf8',
  })
  return { status: run.status, out: run.stdout, err: run.stderr }
}

const confirmedList = /(confirmed: readonly string\[\] = )\[[^\]]*\]/

/** Ids still open after editing a copy of the content. */
function openAfter(edits: readonly (readonly [file: string, from: RegExp, to: string])[]) {
  const copy = mkdtempSync(path.join(tmpdir(), 'content-'))
  try {
    cpSync('content', copy, { recursive: true })
    for (const [file, from, to] of edits) {
      const text = readFileSync(path.join(copy, file), 'utf8')
      expect(text).toMatch(from)
      writeFileSync(path.join(copy, file), text.replace(from, to))
    }
    const { out } = contentCheck({ list: path.join(copy, 'owner-checks.ts') })
    return [...out.matchAll(/^ {2}([\w-]+): /gm)].map(([, id]) => id)
  } finally {
    rmSync(copy, { recursive: true })
  }
}

describe('npm run content:check', () => {
  it('lists every open fact and exits with 0', () => {
    const open = ownerChecks.filter((check) => check.open())
    const { status, out } = contentCheck()
    expect(status).toBe(0)
    for (const { id, question, where } of open) {
      expect(out).toContain(`  ${id}: ${question}\n    ${where}`)
    }
    expect(out).toContain(`${open.length} of ${ownerChecks.length} facts`)
  })

  it('groups open facts by area and leaves out settled ones', () => {
    const { status, out } = contentCheck({ list: path.join(lists, 'open.ts') })
    expect(status).toBe(0)
    expect(out).toContain('The business (1)\n  abn: What is the ABN?\n    a.ts: abn')
    expect(out).toContain('1 of 3 facts')
    expect(out).not.toMatch(/The shop|GST/)
  })

  it('fails with LAUNCH=1 while a placeholder is in place, and names it', () => {
    const { status, err } = contentCheck({ list: path.join(lists, 'open.ts'), launch: '1' })
    expect(status).toBe(1)
    expect(err).toBe('Not ready to launch: abn\n')
  })

  it('fails with any other value of LAUNCH, which might have been meant to check for samples', () => {
    const { status, err } = contentCheck({ list: path.join(lists, 'open.ts'), launch: 'true' })
    expect(status).toBe(1)
    expect(err).toBe('LAUNCH ("true") is not valid: use a whole number from 0 to 1, such as 0\n')
  })

  it('passes with LAUNCH=1 if only questions are open and every placeholder has been replaced', () => {
    const { status, out, err } = contentCheck({ list: path.join(lists, 'questions.ts'), launch: '1' })
    expect([status, err]).toEqual([0, ''])
    expect(out).toContain('A1: GST?')
  })

  it('prints a single line if the content cannot be read', () => {
    const { status, err } = contentCheck({ list: path.join(lists, 'broken.ts') })
    expect(status).toBe(1)
    expect(err.trim()).toBe("Can't read the content: content/business.ts lacks its abn")
    expect(contentCheck({ list: 'nowhere.ts' }).err).toMatch(/^Can't read the content: .+\n$/)
  })

  it('drops a fact when the owner changes the content or confirms it', () => {
    const example = ['business.ts', /email: '.*'/, "email: 'hello@sunnie.example'"] as const
    const before = openAfter([
      example,
      ['business.ts', /abn: '.*'/, "abn: '00 000 000 000'"],
      ['business.ts', /registered: \w+/, 'registered: true'],
      ['owner-checks.ts', confirmedList, '$1[]'],
    ])
    expect(before).toEqual(expect.arrayContaining(['email', 'abn', 'A1', 'name']))
    const after = openAfter([
      example,
      ['business.ts', /abn: '.*'/, "abn: '51 824 753 556'"],
      ['business.ts', /registered: \w+/, 'registered: false'],
      ['owner-checks.ts', confirmedList, "$1['name', 'email']"],
    ])
    // The email address stays open, because a placeholder can't be confirmed.
    expect(after).toEqual(before.filter((id) => !['abn', 'A1', 'name'].includes(id ?? '')))
  })
})

describe('the owner’s list', () => {
  it('has unique ids', () => {
    const ids = ownerChecks.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('refers only to names that are in their files', () => {
    const places = ownerChecks.flatMap(({ where }) => [...where.matchAll(/(content\/[\w/-]+\.ts): (\w+)/g)])
    for (const [place, file, name] of places)
      expect([place, readFileSync(file!, 'utf8')]).toEqual([place, expect.stringMatching(`\\b${name}\\b`)])
  })
})

describe('placeholders', () => {
  it.each(['hello@sunnie.example', 'https://book.sunnie.example/?a=1', 'https://example.com/x', ''])(
    'recognises %j as an example address',
    (address) => expect(isExampleAddress(address)).toBe(true),
  )
  it.each(['hello@sunnie.com.au', 'https://www.examples.com.au/', 'https://a.org/b.example'])(
    'recognises %j as a real address',
    (address) => expect(isExampleAddress(address)).toBe(false),
  )
  it('validates an ABN by its check digits', () => {
    expect(isAbn('51 824 753 556')).toBe(true)
    expect(isAbn('51 824 753 557')).toBe(false)
    expect(isAbn('00 000 000 000')).toBe(false)
    expect(isAbn('')).toBe(false)
  })
  it('recognises phone numbers reserved for fiction', () => {
    expect(isFictionalPhone('0491 570 006')).toBe(true)
    expect(isFictionalPhone('+61491570006')).toBe(true)
    expect(isFictionalPhone('07 5550 1234')).toBe(true)
    expect(isFictionalPhone('0412 345 678')).toBe(false)
    expect(isFictionalPhone('07 4946 0000')).toBe(false)
  })
})
