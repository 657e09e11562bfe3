import 'server-only'
import { clientAddress } from '../client-address'
import { assertMayTry } from '../limits'
import { emailKeyOf } from '../subscribers'

const tooMany = 'Too many tries. Please wait {wait}.'

/** 429 for a client with too many guesses. */
export const assertClientMayGuess = (headers: Headers) => assertMayTry('signIn', clientAddress(headers), tooMany)

/** 429 for a client or an account with too many guesses, counted before any hash is computed. Accounts nobody has count alike. */
export async function assertMayGuess(headers: Headers, email: unknown): Promise<void> {
  await assertClientMayGuess(headers)
  await assertMayTry('account', emailKeyOf(String(email)), tooMany)
}
