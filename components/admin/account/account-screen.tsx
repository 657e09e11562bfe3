'use client'

import { account } from '@/content/admin-account'
import type { OwnAccount } from '@/lib/owner/account'
import { startWorker } from '@/lib/owner/this-device'
import { ScreenHeader } from '../screen'
import { Failed, Loading } from '../states'
import { useOwnerData } from '../use-owner-data'
import { AuthenticatorSection } from './authenticator-section'
import { DeviceSection } from './device-section'
import { LogSection } from './log-section'
import { PasskeysSection } from './passkeys-section'
import { PasswordSection } from './password-section'
import { SessionsSection } from './sessions-section'
import { TeamSection } from './team-section'

/** Sessions, ways to sign in and this device's settings; for an owner, also the team and its log. */
export function AccountScreen() {
  const once = { refreshInterval: 0 }
  const { data, error, mutate } = useOwnerData<OwnAccount>('/api/admin/account', once)
  // The sections load these themselves. Wait for both, so that nothing moves under a finger or while someone types.
  const settings = useOwnerData('/api/admin/push', once)
  const team = useOwnerData(data?.role === 'owner' ? '/api/admin/accounts' : null, once)
  const isReady = !settings.isLoading && !team.isLoading
  const changed = () => mutate()
  /** This device's notices ended with the old session, so start them again. */
  function renewed() {
    // If it fails, the next page load tries again.
    startWorker().catch(() => undefined)
    return mutate()
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <ScreenHeader title={account.title} count={data && `${data.name}, ${data.email}`} />
      {error && <Failed title={account.error} error={error} onRetry={changed} />}
      {!(data && isReady) && !error && <Loading title={account.loading} />}
      {data && isReady && (
        <div className="grid gap-5 xl:grid-cols-2">
          <SessionsSection sessions={data.sessions} onChanged={changed} />
          <PasskeysSection passkeys={data.passkeys} onChanged={changed} />
          <PasswordSection hasPassword={data.hasPassword} onChanged={renewed} />
          {data.hasPassword && <AuthenticatorSection isOn={data.twoFactor} onChanged={renewed} />}
          <DeviceSection isOwner={data.role === 'owner'} />
          {data.role === 'owner' && <TeamSection onChanged={changed} />}
          {data.role === 'owner' && <LogSection />}
        </div>
      )}
    </div>
  )
}
