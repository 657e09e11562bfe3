import 'server-only'
import { env } from '../env'

/** How a mail of ours is called in the headers of those that answer it (RFC 5322, 3.6.4). */
export const messageIdOf = (id: string) => `<${id}@${new URL(env().siteUrl).hostname}>`
