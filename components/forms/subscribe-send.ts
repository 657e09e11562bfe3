'use client'

import { subscribe } from '@/lib/forms/subscribe'
import { type FlowSending, sendFlow } from './flow-send'

/** Sends the wizard's request; fetched when step 6 is touched, because the schema comes with it. */
export function sendSubscription(
  form: HTMLFormElement,
  request: Readonly<Record<string, string>>,
  subscriptionPrice: string,
  sending: FlowSending,
): Promise<void> {
  return sendFlow(
    subscribe,
    form,
    { ...subscribe.defaults, ...request } as typeof subscribe.defaults,
    { subscriptionPrice },
    { ...sending, unread: true },
  )
}
