import fc from 'fast-check'

/** Any character, even one that isn't assigned. fast-check's own unit for this first builds a table of them all. */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10f7ff })
  .map((n) => String.fromCodePoint(n < 0xd800 ? n : n + 0x800))

/** Written by hand: texts that have broken forms, spreadsheets, emails and databases before. */
const known: readonly string[] = [
  '',
  ' ',
  '\u00a0\u2003\u3000',
  '\0',
  'a\0b',
  '\u0000\u0001\u0002\u0003\u0004\u0005\u0006\u0007\b\u000e\u000f\u001b[31mred\u001b[0m',
  'tab\tseparated\tline',
  'one\ntwo\r\nthree\rfour\u0085five\u2028six\u2029seven\vweight\fnine',
  '\n\n  leading and trailing  \r\n',
  'Subject: x\r\nBcc: everybody@visitor.example',
  '\u007f\u0080\u009f',
  '\ud800',
  '\udc00',
  'half \ud83d of a wave',
  'other half \udc4b of a wave',
  '\udc4b\ud83d',
  '\uffff\ufffe\ufdd0',
  '\ufeffa mark of byte order',
  'e\u0301', // composes in NFC
  'e\u0001\u0301', // composes once the control character is gone
  '\u0301alone',
  '\u1100\u1161\u11a8',
  'A\u030a\u0327\u0323',
  '\u2126\u212b\ufb01', // an ohm, an ångström and a ligature
  '\u202Egnp.exe',
  '\u2066right\u2069 to left \u200fא\u200e',
  'שלום עולם',
  'مرحبا بالعالم',
  'zero\u200bwidth\u200djoiner\u2060word',
  '👩‍👩‍👧‍👦🏳️‍🌈🇦🇺',
  'Z̴̡̛̤͈͇̏̃a̷͔͐l̶̰̈́g̸̙̈́o̴̢͆',
  '漢字かなカナ',
  '=HYPERLINK("https://evil.example","click")',
  '=1+1',
  '+1',
  "-1+cmd|' /C calc'!A0",
  '@SUM(A1:A9)',
  '\t=1+1',
  '"; DROP TABLE "Lead"; --',
  "' OR '1'='1",
  '$1 ${7*7} {{7*7}} <%= 7*7 %> #{7*7}',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</textarea></form><form action="https://evil.example">',
  '&lt;b&gt; &amp; &#0; &nbsp;',
  '<!-- --> ]]> <![CDATA[',
  'javascript:alert(1)',
  '\\u0000 \\ \\" \\x00 %00 %0a %ff',
  '%s %n %x',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'length',
  'valueOf',
  'null',
  'undefined',
  'NaN',
  'true',
  '0',
  '-0',
  '1e309',
  '[]',
  '{}',
  '{"meta":{"website":"x"}}',
  'a,b;c|d\te"f',
  '""""',
  "''''",
  '+61 (0)491-570-006',
  'a'.repeat(199),
  'a'.repeat(200),
  'a'.repeat(201),
  'a'.repeat(300),
  'a'.repeat(301),
  '🌿'.repeat(200),
  '🌿'.repeat(300),
  'e\u0301'.repeat(100),
  'e\u0301'.repeat(300),
  'a'.repeat(4_999),
  'a'.repeat(5_000),
  'a'.repeat(5_001),
  '\n'.repeat(5_000) + 'end',
  '🌿'.repeat(2_500),
  'word '.repeat(200) + '\0',
]

/** The same few hundred strings in every run: those above, and random ones from fixed seeds. */
export const awkwardTexts: readonly string[] = [
  ...known,
  ...fc.sample(fc.string({ unit: anyCharacter, maxLength: 60 }), { seed: 2025, numRuns: 80 }),
  ...fc.sample(
    fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 }).map((units) => String.fromCharCode(...units)),
    { seed: 8, numRuns: 80 },
  ),
  ...fc.sample(
    fc
      .array(
        fc.constantFrom(
          '\0',
          '\r',
          '\n',
          '\t',
          '\u0085',
          '\u2028',
          '\ud83c',
          '\udf3f',
          '\u0301',
          'e',
          ' ',
          '\u202e',
          '<',
          '"',
          '=',
          ',',
        ),
        { maxLength: 30 },
      )
      .map((parts) => parts.join('')),
    { seed: 21, numRuns: 80 },
  ),
]

const breaks = new Set(['\t', '\n', '\v', '\f', '\r', '\u0085', '\u2028', '\u2029'])
const isControl = (character: string) => character < ' ' || (character >= '\u007f' && character <= '\u009f')

/** Invisible characters, by range. Scripts and emoji need the second, which mean nothing in a phone number. */
const marks =
  /[\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufff8]|[\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e001f}\u{e0080}-\u{e00ff}\u{e01f0}-\u{e0fff}]/gu
const joiners = /[\p{Cf}\u180b-\u180d\u180f\u200c\u200d\ufe00-\ufe0f\u{e0020}-\u{e007f}\u{e0100}-\u{e01ef}]/gu

/** What's kept of a text, written independently of the code that does it. */
export function expectedText(typed: string, lines: 'one' | 'many', isPhone = false): string {
  const value = typed.replace(marks, '').replace(isPhone ? joiners : /(?!)/, '')
  const whole = Array.from(value, (character) => (/^[\ud800-\udfff]$/.test(character) ? '\ufffd' : character))
  const put: string[] = []
  for (const [index, character] of whole.entries()) {
    if (lines === 'many') {
      if (character === '\r') put.push(whole[index + 1] === '\n' ? '' : '\n')
      else if (character === '\u0085') put.push('\n')
      else if (character === '\n' || character === '\t' || !isControl(character)) put.push(character)
    } else if (breaks.has(character)) {
      if (!breaks.has(whole[index - 1] ?? '')) put.push(' ')
    } else if (!isControl(character)) put.push(character)
  }
  return put.join('').normalize('NFC').trim()
}

export const codePoints = (value: string) => Array.from(value).length
