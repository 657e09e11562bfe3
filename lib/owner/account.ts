// Requests and responses of /api/admin/account and /api/admin/accounts, shared by server and browser.

/** An owner can do everything; a helper can read and answer leads (contract, The owner's endpoints). */
export const roles = ['owner', 'helper'] as const
export type Role = (typeof roles)[number]

/** An item of `GET /api/admin/accounts`. Times are ISO 8601. */
export interface AccountItem {
  id: string
  name: string
  email: string
  role: Role
  createdAt: string
  /** False until they have set a password or added a passkey. */
  ready: boolean
  /** Whether it's the account making the request. */
  you: boolean
}

export interface PasskeyItem {
  id: string
  name: string | null
  createdAt: string | null
}

export interface SessionItem {
  id: string
  /** Name of the account. An owner sees everyone's sessions. */
  name: string
  /** Whether it belongs to the account making the request. */
  own: boolean
  /** Such as "Chrome on Android". */
  device: string | null
  createdAt: string
  /** Whether it's the session making the request. */
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
  /** Null if the account has been deleted. */
  name: string | null
  action: string
  subject: string | null
}
