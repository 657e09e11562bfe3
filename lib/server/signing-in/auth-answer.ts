import 'server-only'
import { readSession } from './session'

/** better-auth's response to signing in. */
export interface SignInResult {
  user?: { id: string; email: string }
  twoFactorRedirect?: true
}

/** @throws if better-auth failed */
export function assertWorked({ status }: Response): void {
  if (status >= 500) throw new Error(`better-auth answered ${status}`)
}

/** better-auth reports success even if it couldn't delete the session. @throws if that's still there */
export async function assertSignedOut(headers: Headers): Promise<void> {
  if (await readSession(headers)) throw new Error("the session couldn't be ended")
}
