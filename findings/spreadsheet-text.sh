#!/usr/bin/env bash
# What keeps a text a text when a CSV is opened by a program?
#
# xlsx (SheetJS) 0.18.5, exceljs 4.4.0 and, if present, LibreOffice 7.4.7; seen on Node 20.20, 29 November 2026.
#
# Quotes don't, as is well known. Neither does what's usually advised against formulas:
#   - behind an apostrophe, SheetJS still reads a date: "'2026-11-29" and "'1/2/2027" become numbers, because it leaves
#     them to V8's Date, which skips what it doesn't know before the first digit
#   - a tab at either end, or a no-break space, keeps LibreOffice from reading 021123456 as a number, but SheetJS and
#     exceljs trim both, so its zero is gone
# A zero-width space (U+200B) at the end does in all three. The output, for 2026-11-29, 1/2/2027 and 021123456 behind an
# apostrophe | before a tab | before a zero-width space, where n is a number and s is text:
#   n n s | n n n | s s s     SheetJS
#   s s s | s s n | s s s     exceljs
#   LibreOffice as described
#
# Exits 0 while that's so, 1 if it has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund xlsx@0.18.5 exceljs@4.4.0 >/dev/null
cat >try.mjs <<'EOF'
import { readFileSync, writeFileSync } from 'node:fs'
import XLSX from 'xlsx'
import ExcelJS from 'exceljs'

const texts = ['2026-11-29', '1/2/2027', '021123456']
const ways = [(text) => `'${text}`, (text) => `${text}\t`, (text) => `${text}\u200b`]
writeFileSync('cells.csv', '\ufeff' + texts.map((text) => ways.map((way) => `"${way(text)}"`).join(',') + '\r\n').join(''))

const { Sheets, SheetNames } = XLSX.read(readFileSync('cells.csv'))
const sheet = await new ExcelJS.Workbook().csv.readFile('cells.csv')
const kinds = (kindAt) => ways.map((_, c) => texts.map((_, r) => kindAt(r, c)).join(' ')).join(' | ')
const seen = [
  kinds((r, c) => Sheets[SheetNames[0]][XLSX.utils.encode_cell({ r, c })].t),
  kinds((r, c) => (typeof sheet.getCell(r + 1, c + 1).value)[0]),
]
console.log(seen.join('\n'))
process.exit(seen.join() === 'n n s | n n n | s s s,s s s | s s n | s s s' ? 0 : 1)
EOF
node try.mjs
if command -v soffice >/dev/null; then
  soffice "-env:UserInstallation=file://$folder/profile" --headless --convert-to csv --outdir out cells.csv >/dev/null 2>&1
  grep -q $'^\xef\xbb\xbf\{0,1\}\'021123456,021123456\t,021123456' out/cells.csv && echo 'LibreOffice as described' || exit 1
fi
