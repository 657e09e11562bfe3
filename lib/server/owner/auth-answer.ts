import 'server-only'

/** better-auth's response to signing in. */
export interface SignInResult {
  user?: { id: string }
  twoFactorRedirect?: true
}

/** @throws if better-auth failed */
export function assertWorked({ status }: Response): void {
  if (status >= 500) throw new Error(`better-auth answered ${status}`)
}
