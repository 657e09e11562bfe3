import 'server-only'
import { env } from '../env'

/** Marks an email that nobody wrote, so that no auto-reply answers it (RFC 3834, 5). */
export const automatic = { 'Auto-Submitted': 'auto-generated' }

/** The Message-ID that replies refer to (RFC 5322, 3.6.4). */
export const messageIdOf = (id: string) => `<${id}@${new URL(env().siteUrl).hostname}>`
