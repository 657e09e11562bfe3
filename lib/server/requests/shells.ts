import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A page's HTML around the part that's rendered per request. */
export interface Shell {
  before: string
  after: string
}

let cached: Readonly<Record<string, Shell>> | undefined

/** The shells saved by tools/after-build.mjs, by name. `npm run dev` has none. */
export function savedShells(): Readonly<Record<string, Shell>> {
  try {
    cached ??= JSON.parse(readFileSync(path.join(process.cwd(), '.next/shells.json'), 'utf8')) as Record<string, Shell>
  } catch {
    return {}
  }
  return cached
}

/** Everything up to the content of <body>, without scripts. */
const headOf = (html: string) => /^[^]*?<body\b[^>]*>/.exec(html.replace(/<script\b[^]*?<\/script>/g, ''))![0]

/**
 * The beginning of each of the owner's pages: a head with their style sheet, and the opened body.
 * @param url any URL of this site, because in development the frame has to be requested
 */
export async function ownerHead(url: URL): Promise<string> {
  if (process.env.NODE_ENV !== 'development') return savedShells().owner!.before
  return headOf(await (await fetch(new URL('/owner-frame', url))).text())
}
