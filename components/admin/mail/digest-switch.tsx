'use client'

import { adminMail } from '@/content/admin-mail'
import { apiRequest } from '@/lib/http'
import { failureOf, notifyFailure } from '../notify'
import { useOwnerData } from '../use-owner-data'

const words = adminMail.digest
const url = '/api/admin/mail/settings'

interface Settings {
  readonly listDigest: boolean
}

/** Whether list sign-ups reach the owner in one email a day. Switches at once, and back if it couldn't be saved. */
export function DigestSwitch() {
  const { data, mutate } = useOwnerData<Settings>(url, { refreshInterval: 0 })
  if (!data) return null
  const save = (settings: Settings) =>
    mutate(
      apiRequest('PATCH', url, settings).then(() => settings),
      { optimisticData: settings, revalidate: false },
    ).catch((error: unknown) => notifyFailure(failureOf(error, words.failed)))
  return (
    <label className="flex max-w-prose items-start gap-3 rounded-input border border-line px-4 py-3 text-sm">
      <input
        type="checkbox"
        checked={data.listDigest}
        onChange={({ target }) => void save({ listDigest: target.checked })}
        aria-labelledby="digest-label"
        aria-describedby="digest-hint"
        className="mt-0.5 size-5 shrink-0"
      />
      <span className="grid">
        <span id="digest-label" className="font-semibold">
          {words.label}
        </span>
        <span id="digest-hint" className="text-muted">
          {words.hint}
        </span>
      </span>
    </label>
  )
}
