'use client'

import { useSWRConfig } from 'swr'
import { inbox } from '@/content/admin-inbox'
import { apiRequest } from '@/lib/http'
import type { LeadDetail } from '@/lib/owner/inbox'
import { failureOf, notifyFailure } from '../notify'
import { useOwnerData } from '../use-owner-data'

/** Whether a cache key belongs to data that shows leads: the lists, Today, and the leads themselves. */
export const isLeadsKey = (key: unknown) => typeof key === 'string' && /^\/api\/admin\/(leads[?/]|today)/.test(key)

/** What to show before the server has confirmed the change. */
type Shown = Partial<LeadDetail>

/** One lead, and a function that changes it optimistically and rolls back on failure. */
export function useLead(id: string) {
  const url = `/api/admin/leads/${id}`
  const { data: lead, error, mutate } = useOwnerData<LeadDetail>(url)
  const { mutate: mutateAll } = useSWRConfig()

  /** @returns the response, or undefined if it failed and the owner has been told */
  async function change(
    shown: Shown,
    method: string,
    path: string,
    body?: unknown,
    tell = (error: unknown) => notifyFailure(failureOf(error, inbox.lead.failed)),
  ): Promise<Response | undefined> {
    let answer: Response | undefined
    const request = async () => {
      answer = await apiRequest(method, `${url}${path}`, body)
      return undefined
    }
    try {
      await mutate(request, {
        optimisticData: (now) => ({ ...now!, ...shown }),
        populateCache: false,
        rollbackOnError: true,
      })
      void mutateAll((key) => isLeadsKey(key) && key !== url)
      return answer
    } catch (error) {
      tell(error)
      return undefined
    }
  }

  return { lead, error, retry: () => mutate(), change }
}

export type ChangeLead = ReturnType<typeof useLead>['change']
