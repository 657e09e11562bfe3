'use client'

import useSWR, { type SWRConfiguration, useSWRConfig } from 'swr'
import { apiRequest, statusOf } from '@/lib/http'
import type { Page } from '@/lib/owner/responses'

const refreshMs = 30_000

/**
 * Refreshes every 30 seconds and on each return to a page, without refetching on focus and without retries
 * (specification section 4).
 */
const options: SWRConfiguration = {
  refreshInterval: refreshMs,
  // Concurrent requests share one response, but returning two seconds later fetches again.
  dedupingInterval: 0,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  // SWR stops polling after an error. Keep going at the same interval, so that the page recovers by itself. Not after a
  // 404, which won't change and makes the worker fetch its recent leads again.
  onErrorRetry: (error: unknown, _key, _config, revalidate, { retryCount }) =>
    statusOf(error) !== 404 && void setTimeout(() => void revalidate({ retryCount }), refreshMs),
}

/** The last data of each endpoint that sends an ETag. */
const lastAnswers = new Map<string, { readonly tag: string; readonly data: unknown }>()

/** Loads an endpoint's data, or reuses the last if its ETag still matches. The browser's cache doesn't store it. */
async function loadChanges<T>(url: string): Promise<T> {
  const last = lastAnswers.get(url)
  try {
    const response = await apiRequest('GET', url, undefined, last && { 'If-None-Match': last.tag })
    const data = (await response.json()) as T
    const tag = response.headers.get('ETag')
    if (tag) lastAnswers.set(url, { tag, data })
    return data
  } catch (error) {
    if (last && statusOf(error) === 304) return last.data as T
    throw error
  }
}

/** Polls an admin endpoint. Pass `null` as `url` to load nothing. */
export function useOwnerData<T>(url: string | null, more: SWRConfiguration = {}) {
  return useSWR<T, Error>(url, loadChanges<T>, {
    ...options,
    ...more,
  })
}

/** Polls one page of a list. The previous one stays while it loads, but not if it fails: the filter may differ. */
export function useOwnerPage<Item>(url: string) {
  const { data, error, mutate } = useOwnerData<Page<Item>>(url, { keepPreviousData: true })
  const { cache } = useSWRConfig()
  return { data: error && !cache.get(url)?.data ? undefined : data, error, mutate }
}
