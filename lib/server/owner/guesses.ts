import 'server-only'
import { clientAddress } from '../client-address'
import { countAttempt } from '../limits'
import { Refusal } from '../refusal'
import { emailKeyOf } from '../subscribers'

const tooMany = (wait: number) =>
  new Refusal(429, `Too many tries. Please wait ${Math.ceil(wait / 60)} minutes.`, {
    headers: { 'Retry-After': String(wait) },
  })

/** 429 for a client with too many guesses. */
export async function assertClientMayGuess(headers: Headers): Promise<void> {
  const wait = await countAttempt('signIn', clientAddress(headers))
  if (wait !== undefined) throw tooMany(wait)
}

/** 429 for a client or an account with too many guesses, counted before any hash is computed. Accounts nobody has count alike. */
export async function assertMayGuess(headers: Headers, email: unknown): Promise<void> {
  await assertClientMayGuess(headers)
  const wait = await countAttempt('account', emailKeyOf(String(email)))
  if (wait !== undefined) throw tooMany(wait)
}
