import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { inWriteTransaction } from '../base/db'
import { shared } from '../base/shared'

interface PasswordLink {
  queued?: Promise<void>
}

/** Lets the caller of a password reset see whether the link was queued, because better-auth would swallow a failure. */
export const passwordLink = shared('password-link', () => new AsyncLocalStorage<PasswordLink>())

/** Invalidates the links to set a password that have been emailed so far. */
export const endPasswordLinks = (userId: string) =>
  inWriteTransaction((tx) => tx.verification.deleteMany({ where: { value: userId } }))
