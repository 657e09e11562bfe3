import 'server-only'
import { env } from '../env'

/** The Message-ID that replies refer to (RFC 5322, 3.6.4). */
export const messageIdOf = (id: string) => `<${id}@${new URL(env().siteUrl).hostname}>`
