/** As dialled in Australia. Spreadsheets take `+61 412 555 019` for a formula and drop the 0 of `0412555019`. */
function dialledHere(value: string): string {
  const [, number] = /^(?:\+61(?:\(0\)|0)?|0)(\d{9})$/.exec(value.replace(/[\s-]/g, '')) ?? []
  if (!number) return value
  // 0412 555 019, 07 4946 5555
  return `0${number}`.replace(/^(0[45]\d\d)(\d{3})(\d{3})$|^(0\d)(\d{4})(\d{4})$/, '$1$4 $2$5 $3$6')
}

/**
 * One cell, always quoted. Text that a spreadsheet would run as a formula gets a leading apostrophe, so that it's only
 * shown.
 */
export function csvCell(value: string): string {
  const text = dialledHere(value)
  const safe = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
