'use client'

import useSWR, { type SWRConfiguration } from 'swr'
import { type HttpError, load } from '@/lib/http'

const refreshMs = 30_000

/** Loading by the specification's section 4: no fetch on focus, no retries, and here the 30-second refresh. */
const options: SWRConfiguration = {
  refreshInterval: refreshMs,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  // SWR stops its interval at a failure. This goes on at the same pace, so that the page recovers by itself.
  onErrorRetry: (_error, _key, _config, revalidate, { retryCount }) =>
    void setTimeout(() => void revalidate({ retryCount }), refreshMs),
}

/** What an owner's endpoint answers, kept fresh. `url` null loads nothing. */
export function useOwnerData<T>(url: string | null, more: SWRConfiguration = {}) {
  return useSWR<T, HttpError>(url && [url], (key: readonly [string]) => load<T>(key) as Promise<T>, {
    ...options,
    ...more,
  })
}
