import 'server-only'

/** Whether text from a request could be one of our ids or tokens. Postgres would throw on other text, such as a NUL. */
export const isId = (text: string) => /^[\w-]{1,64}$/.test(text)
