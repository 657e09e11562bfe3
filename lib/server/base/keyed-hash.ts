import 'server-only'
import { keyedHash as withSecret } from '../../keyed-hash.mjs'
import { authSecret } from './env'

type Purpose = 'client' | 'limit' | 'receipt' | 'departure'

let secret: string | undefined

/** A fingerprint that only this site can make. */
export const keyedHash = (purpose: Purpose, ...parts: readonly string[]): string =>
  withSecret((secret ??= authSecret()), purpose, ...parts)
