'use client'

import useSWR, { type SWRConfiguration } from 'swr'
import { type HttpError, load } from '@/lib/http'

const refreshMs = 30_000

/** Refreshes every 30 seconds; no refetch on focus and no retries (specification section 4). */
const options: SWRConfiguration = {
  refreshInterval: refreshMs,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  // SWR stops polling after an error. Keep going at the same interval, so that the page recovers by itself.
  onErrorRetry: (_error, _key, _config, revalidate, { retryCount }) =>
    void setTimeout(() => void revalidate({ retryCount }), refreshMs),
}

/** Polls an admin endpoint. Pass `null` as `url` to load nothing. */
export function useOwnerData<T>(url: string | null, more: SWRConfiguration = {}) {
  return useSWR<T, HttpError>(url && [url], (key: readonly [string]) => load<T>(key) as Promise<T>, {
    ...options,
    ...more,
  })
}
