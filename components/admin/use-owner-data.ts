'use client'

import useSWR, { type SWRConfiguration, useSWRConfig } from 'swr'
import { HttpError, write } from '@/lib/http'
import type { Page } from '@/lib/owner/answers'

const refreshMs = 30_000

/**
 * Refreshes every 30 seconds, and whenever a page is come back to; no refetch on focus and no retries (specification
 * section 4).
 */
const options: SWRConfiguration = {
  refreshInterval: refreshMs,
  // One answer serves those who ask while it's on its way, and nobody who comes back two seconds later.
  dedupingInterval: 0,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  // SWR stops polling after an error. Keep going at the same interval, so that the page recovers by itself. What's gone
  // stays so, and the device would bring its last leads anew each time.
  onErrorRetry: (error: HttpError, _key, _config, revalidate, { retryCount }) =>
    error.status !== 404 && void setTimeout(() => void revalidate({ retryCount }), refreshMs),
}

/** What came last from the addresses that say by an ETag whether there is anything new. */
const lastAnswers = new Map<string, { readonly tag: string; readonly data: unknown }>()

/** Loads what an endpoint has; asks again only for what has changed since. No cache of the browser's keeps it. */
async function loadChanges<T>(url: string): Promise<T> {
  const last = lastAnswers.get(url)
  try {
    const response = await write('GET', url, undefined, last && { 'If-None-Match': last.tag })
    const data = (await response.json()) as T
    const tag = response.headers.get('ETag')
    if (tag) lastAnswers.set(url, { tag, data })
    return data
  } catch (error) {
    if (last && error instanceof HttpError && error.status === 304) return last.data as T
    throw error
  }
}

/** Polls an admin endpoint. Pass `null` as `url` to load nothing. */
export function useOwnerData<T>(url: string | null, more: SWRConfiguration = {}) {
  return useSWR<T, HttpError>(url, loadChanges<T>, {
    ...options,
    ...more,
  })
}

/** Polls one page of a list. The one before stays until it's here, but not once it failed: it may be another filter's. */
export function useOwnerPage<Item>(url: string) {
  const { data, error, mutate } = useOwnerData<Page<Item>>(url, { keepPreviousData: true })
  const { cache } = useSWRConfig()
  return { data: error && !cache.get(url)?.data ? undefined : data, error, mutate }
}
