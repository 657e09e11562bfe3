import 'server-only'

/** What better-auth answers to somebody who signs in. */
export interface Answered {
  user?: { id: string }
  twoFactorRedirect?: true
}

/** @throws when better-auth couldn't do its work */
export function assertWorked({ status }: Response): void {
  if (status >= 500) throw new Error(`better-auth answered ${status}`)
}
