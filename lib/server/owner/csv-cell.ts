/**
 * One cell, always quoted. What a spreadsheet would run as a formula gets a leading apostrophe, so that it's shown as
 * text and opening the file runs nothing.
 */
export function cell(value: string): string {
  const safe = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(value) ? `'${value}` : value
  return `"${safe.replaceAll('"', '""')}"`
}
