import 'server-only'
import { emailKeyOf } from '../mail/subscribers'
import { clientAddress } from '../requests/client-address'
import { assertMayTry } from '../requests/limits'

const tooMany = 'Too many attempts. Please wait {wait}.'

/** Rejects a client with too many guesses (429). */
export const assertClientMayGuess = (headers: Headers) => assertMayTry('signIn', clientAddress(headers), tooMany)

/**
 * The same for a signed-in account's own password. Counted apart, so that guesses at the sign-in form don't block it.
 */
export const assertMayGuessOwn = (userId: string) => assertMayTry('account', `own ${userId}`, tooMany)

/**
 * The same for a client or an account, counted before any hash is computed. Addresses without an account count too, and
 * so does anything else in an address's place, some of which can't be turned into text.
 */
export async function assertMayGuess(headers: Headers, email: unknown): Promise<void> {
  await assertClientMayGuess(headers)
  await assertMayTry('account', emailKeyOf(typeof email === 'string' ? email : ''), tooMany)
}
