/** As dialled in Australia. Spreadsheets take `+61 412 555 019` for a formula and drop the 0 of `0412555019`. */
function dialledHere(value: string): string {
  const [, number] = /^(?:\+61(?:\(0\)|0)?|0)(\d{9})$/.exec(value.replace(/[\s-]/g, '')) ?? []
  // 021 555 019, from another country
  if (!number) return /^0\d{7,14}$/.test(value) ? value.replace(/\d{3}(?=\d\d)/g, '$& ') : value
  // 0412 555 019, 07 4946 5555
  return `0${number}`.replace(/^(0[45]\d\d)(\d{3})(\d{3})$|^(0\d)(\d{4})(\d{4})$/, '$1$4 $2$5 $3$6')
}

/** What's the same as a number or a date: an amount, a whole number that's shown in full, an ISO date or timestamp. */
const isValue = (text: string) =>
  /^\$?(0|[1-9]\d{0,10}|[1-9]\d{0,2}(,\d{3})+)(\.\d\d)?$|^\d{4}-\d\d-\d\d([ T]\d\d:\d\d.*)?$/.test(text)

/** Digits in groups, such as `0412 555 019`, which no spreadsheet takes for a number. */
const isGrouped = (text: string) => /^\(?\d+\)?( \d+)+$/.test(text)

/** Words in a date or a time. */
const timeWord = /(?<!\p{L})((jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*|[ap]m?(?!\p{L}))/giu

/** What a spreadsheet may take for a number, a date, a truth value or an error: `3E5`, `3/12`, `MAR1`, `#N/A`. */
const isMistakable = (text: string) =>
  /^(true|false|#.*)$/i.test(text) ||
  (/\d/.test(text) && !(Number.isNaN(Number(text)) && /\p{L}/u.test(text.replace(timeWord, ''))))

/** Keeps a text a text in LibreOffice, SheetJS and exceljs, where quotes and, before a date, an apostrophe don't. */
const zeroWidthSpace = '\u200b'

function safe(text: string): string {
  if (/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text)) return `'${text}`
  return isMistakable(text) && !isValue(text) && !isGrouped(text) ? text + zeroWidthSpace : text
}

/**
 * One cell, always quoted. Text that a spreadsheet would run as a formula gets a leading apostrophe, so that it's only
 * shown. A name that it would take for a number or a date ends in an invisible space, so that it stays as it is.
 */
export const csvCell = (value: string) => `"${safe(dialledHere(value)).replaceAll('"', '""')}"`
