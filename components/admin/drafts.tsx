'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { inbox } from '@/content/admin-inbox'
import { Loading } from './states'

// What the owner has half written about a lead. It outlives a look at another page, a reload, and a phone that ends the
// app while she looks something up.

/** public/admin-worker.js deletes it with all else that is kept, once nobody is signed in. */
const cacheName = 'owner-drafts'

const kinds = ['note', 'quote', 'reply'] as const
type Kind = (typeof kinds)[number]
const addressOf = (kind: Kind, leadId: string) => `/admin/drafts/${kind}/${leadId}`

const drafts = new Map<string, unknown>()
let hasRead = false
let reading: Promise<void> | undefined
let storing = Promise.resolve()

async function read() {
  // There are no caches over plain HTTP but on this very machine.
  if (!(await globalThis.caches?.has(cacheName))) return
  const cache = await caches.open(cacheName)
  for (const request of await cache.keys()) {
    const kept = await cache.match(request)
    drafts.set(new URL(request.url).pathname, await kept?.json())
  }
}

async function store(address: string) {
  // Without the worker nobody would delete it.
  if (!(await navigator.serviceWorker?.getRegistration('/admin'))) return
  const cache = await caches.open(cacheName)
  const draft = drafts.get(address)
  await (draft === undefined ? cache.delete(address) : cache.put(address, Response.json(draft)))
}

/** What she had written of this; undefined if nothing. */
export const draftOf = <T,>(kind: Kind, leadId: string) => drafts.get(addressOf(kind, leadId)) as T | undefined

/** @param draft anything that JSON can hold; undefined once it's sent or thrown away */
export function keepDraft(kind: Kind, leadId: string, draft: unknown): void {
  const address = addressOf(kind, leadId)
  if (draft === undefined) drafts.delete(address)
  else drafts.set(address, draft)
  // In turn, and each the latest: two at once could end with the older one.
  storing = storing.then(() => store(address)).catch(() => undefined)
}

/** Forgets what she had written to somebody who has been erased. */
export const forgetDrafts = (leadId: string) => kinds.forEach((kind) => keepDraft(kind, leadId, undefined))

/** Shows its children as soon as what this device has kept is read. */
export function WithDrafts({ children }: { readonly children: ReactNode }) {
  const [shown, show] = useState(hasRead)
  useEffect(() => {
    reading ??= read()
      .catch(() => undefined)
      .then(() => void (hasRead = true))
    void reading.then(() => show(true))
  }, [])
  return shown ? children : <Loading title={inbox.lead.loading} />
}
