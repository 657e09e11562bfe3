import { z } from 'zod'

// What a form has just done, said on the page that follows it. It travels in a cookie that soon expires, so it's also
// said on the next page, with its Undo, if the owner moves on.

const schema = z.object({
  text: z.string(),
  /** The form that undoes it: its address and its fields. */
  undo: z.object({ action: z.string().startsWith('/admin'), fields: z.record(z.string(), z.string()) }).optional(),
  /** When it disappears, in milliseconds since 1970. */
  until: z.number(),
})

export type Notice = z.output<typeof schema>

const name = 'owner-notice'

/** The `Set-Cookie` header for a notice. Scripts may read it, and delete it once it has been seen. */
export const noticeCookie = (notice: Notice) =>
  `${name}=${encodeURIComponent(JSON.stringify(notice))}; Path=/admin; SameSite=Strict; Max-Age=${Math.ceil((notice.until - Date.now()) / 1000)}`

/** The notice in a request's cookies, if there is one. */
export function noticeOf(headers: Headers): Notice | undefined {
  const [, value] = new RegExp(`(?:^|; )${name}=([^;]+)`).exec(headers.get('cookie') ?? '') ?? []
  try {
    return value ? schema.parse(JSON.parse(decodeURIComponent(value))) : undefined
  } catch {
    return undefined
  }
}
