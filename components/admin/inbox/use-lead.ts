'use client'

import { useSWRConfig } from 'swr'
import { inbox } from '@/content/admin-inbox'
import { write } from '@/lib/http'
import type { LeadDetail } from '@/lib/owner/inbox'
import { failureOf, notifyFailure } from '../notify'
import { useOwnerData } from '../use-owner-data'

/** What shows leads: the lists, the day, and the leads themselves. */
export const showsLeads = (key: unknown) => typeof key === 'string' && /^\/api\/admin\/(leads[?/]|today)/.test(key)

/** What the page shows at once, before the server has said yes. */
type Shown = Partial<LeadDetail>

/** One lead, and a way to change it that shows at once and goes back if it fails. */
export function useLead(id: string) {
  const url = `/api/admin/leads/${id}`
  const { data: lead, error, mutate } = useOwnerData<LeadDetail>(url)
  const { mutate: mutateAll } = useSWRConfig()

  /** @returns the answer if it worked; if not, the owner has been told */
  async function change(
    shown: Shown,
    method: string,
    path: string,
    body?: unknown,
    tell = (error: unknown) => notifyFailure(failureOf(error, inbox.lead.failed)),
  ): Promise<Response | undefined> {
    let answer: Response | undefined
    const request = async () => {
      answer = await write(method, `${url}${path}`, body)
      return undefined
    }
    try {
      await mutate(request, {
        optimisticData: (now) => ({ ...now!, ...shown }),
        populateCache: false,
        rollbackOnError: true,
      })
      void mutateAll((key) => showsLeads(key) && key !== url)
      return answer
    } catch (error) {
      tell(error)
      return undefined
    }
  }

  return { lead, error, retry: () => mutate(), change }
}

export type ChangeLead = ReturnType<typeof useLead>['change']
