// What the endpoints under /api/admin/account and /api/admin/accounts answer and take, for both sides.

/** An owner does everything; a helper reads and answers leads (contract, The owner's endpoints). */
export type Role = 'owner' | 'helper'

/** Characters. */
export const minPasswordLength = 12
/** Characters: by a longer one nobody could sign in. */
export const maxPasswordLength = 128

/** An item of `GET /api/admin/accounts`. Times are ISO 8601. */
export interface AccountItem {
  id: string
  name: string
  email: string
  role: Role
  createdAt: string
  /** False until they have set a password or added a passkey. */
  ready: boolean
  /** The account that asks. */
  you: boolean
}

export interface PasskeyItem {
  id: string
  name: string | null
  createdAt: string | null
}

export interface SessionItem {
  id: string
  /** Whose; an owner sees everybody's. */
  name: string
  /** Whether it's of the account that asks. */
  own: boolean
  /** Such as "Chrome on Android". */
  device: string | null
  createdAt: string
  /** The session that asks. */
  current: boolean
}

/** `GET /api/admin/account`. */
export interface OwnAccount {
  name: string
  email: string
  role: Role
  hasPassword: boolean
  twoFactor: boolean
  passkeys: PasskeyItem[]
  sessions: SessionItem[]
}

/** An item of `GET /api/admin/accounts/log`, newest first. */
export interface LogItem {
  id: string
  at: string
  /** Null when the account is gone. */
  name: string | null
  action: string
  subject: string | null
}
