import 'server-only'
import { env } from '../env'

/** What is written by itself: an absence note doesn't answer it, neither a visitor's nor the owner's (RFC 3834, 5). */
export const automatic = { 'Auto-Submitted': 'auto-generated' }

/** The Message-ID that replies refer to (RFC 5322, 3.6.4). */
export const messageIdOf = (id: string) => `<${id}@${new URL(env().siteUrl).hostname}>`
