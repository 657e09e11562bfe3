/**
 * One cell, always quoted. What a spreadsheet would run as a formula gets a leading apostrophe: it is shown as text
 * then, and opening the file does nothing.
 */
export function cell(value: string): string {
  const safe = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(value) ? `'${value}` : value
  return `"${safe.replaceAll('"', '""')}"`
}
