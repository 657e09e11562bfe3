import 'server-only'

/** JSON text with printable ASCII as itself instead of escaped, so that a search of the text finds an address in it. */
export const withoutEscapes = (json: string): string =>
  json.replace(/\\(?:\\|u00([2-7][\da-f]))/gi, (whole, code?: string) => {
    const character = code ? String.fromCharCode(parseInt(code, 16)) : ''
    return /[^"\\\x7f]/.test(character) ? character : whole
  })
