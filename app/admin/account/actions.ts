import { linkNotOut } from '@/lib/server/signing-in/mailed-links'
import { mailCarrier } from '@/lib/server/mail/states'
import {
  askForPasswordLink,
  createAccount,
  deleteAccount,
  endOtherSessions,
  endSession,
} from '@/lib/server/signing-in/accounts'
import { callAuth } from '@/lib/server/signing-in/auth-form'
import { validated } from '@/lib/server/requests/validated-body'
import { quietHoursSchema, writeQuietHours } from '@/lib/server/push/quiet-hours'
import { fieldRefusal } from '@/lib/server/base/refusal'
import type { Visit } from '../_parts/owner-page'

const wrongLength = ['newPassword', 'Please choose a password of 12 to 128 characters.'] as const
const wrongPassword = { INVALID_PASSWORD: ['password', "Your password isn't right."] } as const

/** What helpers may do: everything about their own account. */
export const ownActions = {
  async password({ request }: Visit, form: URLSearchParams) {
    const { currentPassword = '', newPassword = '' } = Object.fromEntries(form)
    const body = { currentPassword, newPassword, revokeOtherSessions: true }
    const wrong = {
      INVALID_PASSWORD: ['currentPassword', "Your current password isn't right."],
      PASSWORD_TOO_SHORT: wrongLength,
      PASSWORD_TOO_LONG: wrongLength,
    } as const
    const { cookies } = await callAuth(request, 'change-password', body, wrong)
    return { notice: "Your password is changed, and you've been signed out everywhere else.", cookies, isLogged: true }
  },

  /** Emails a link to set a password, for anyone who signed in without theirs. */
  async 'password-link'({ session: { email } }: Visit) {
    await askForPasswordLink(email)
    return { notice: linkNotOut[mailCarrier()] ?? 'A link is on its way to you.' }
  },

  /** Shows what the authenticator app needs. Nothing changes until a code has been confirmed. */
  async 'codes-begin'({ request }: Visit, form: URLSearchParams) {
    const body = { password: form.get('password') ?? '', method: 'totp' }
    const answer = await callAuth<{ totpURI: string }>(request, 'two-factor/enable', body, wrongPassword)
    form.set('uri', answer.body.totpURI)
    return undefined
  },

  async 'codes-confirm'({ request }: Visit, form: URLSearchParams) {
    const code = (form.get('code') ?? '').replace(/\s/g, '')
    const text = "That code isn't right, or it's been used. Please type the next one your app shows."
    const { cookies } = await callAuth(request, 'two-factor/verify-totp', { code }, { INVALID_CODE: ['code', text] })
    return { notice: 'Codes are on.', cookies, isLogged: true }
  },

  async 'codes-stop'({ request }: Visit, form: URLSearchParams) {
    const body = { password: form.get('password') ?? '' }
    const { cookies } = await callAuth(request, 'two-factor/disable', body, wrongPassword)
    return { notice: 'Codes are off.', cookies, isLogged: true }
  },

  async 'passkey-remove'({ request }: Visit, form: URLSearchParams) {
    await callAuth(request, 'passkey/delete-passkey', { id: form.get('passkey') ?? '' })
    return { notice: 'Passkey removed', isLogged: true }
  },

  async 'session-end'({ session }: Visit, form: URLSearchParams) {
    await endSession(session, form.get('session') ?? '')
    return { notice: 'Signed out there' }
  },

  async 'sessions-end'({ session }: Visit) {
    await endOtherSessions(session)
    return { notice: 'Signed out there' }
  },
}

/** What only owners may do. */
export const teamActions = {
  async 'account-add'({ session }: Visit, form: URLSearchParams) {
    const { email } = await createAccount(session, Object.fromEntries(form))
    return { notice: linkNotOut[mailCarrier()] ?? `A link to choose a password is on its way to ${email}.` }
  },

  async 'account-remove'({ session }: Visit, form: URLSearchParams) {
    await deleteAccount(session, form.get('account') ?? '')
    return { notice: `${form.get('name') ?? 'This account'} no longer has access.` }
  },

  async 'quiet-hours'(_visit: Visit, form: URLSearchParams) {
    const { use, from, to } = Object.fromEntries(form)
    if (use && from === to) throw fieldRefusal(422, 'to', 'Choose two different times.')
    await writeQuietHours(validated(quietHoursSchema, use ? { from, to } : null))
    return { notice: 'Saved' }
  },
}
