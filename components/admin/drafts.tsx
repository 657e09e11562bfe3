'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { inbox } from '@/content/admin-inbox'
import { Loading } from './states'

// Keeps what the owner has half written about a lead through a visit to another page, a reload, or the phone closing
// the app while they look something up.

/** public/admin-worker.js deletes this cache, with everything else it keeps, once nobody is signed in. */
const cacheName = 'owner-drafts'

const kinds = ['note', 'quote', 'reply'] as const
type Kind = (typeof kinds)[number]
const addressOf = (kind: Kind, leadId: string) => `/admin/drafts/${kind}/${leadId}`

const drafts = new Map<string, unknown>()
let hasRead = false
let reading: Promise<void> | undefined
let storing = Promise.resolve()

async function read() {
  // Over plain HTTP, browsers have caches only on localhost.
  if (!(await globalThis.caches?.has(cacheName))) return
  const cache = await caches.open(cacheName)
  for (const request of await cache.keys()) {
    const kept = await cache.match(request)
    drafts.set(new URL(request.url).pathname, await kept?.json())
  }
}

async function store(address: string) {
  // Without the service worker, nothing would delete it.
  if (!(await navigator.serviceWorker?.getRegistration('/admin'))) return
  const cache = await caches.open(cacheName)
  const draft = drafts.get(address)
  await (draft === undefined ? cache.delete(address) : cache.put(address, Response.json(draft)))
}

/** The saved draft, or undefined if there's none. */
export const draftOf = <T,>(kind: Kind, leadId: string) => drafts.get(addressOf(kind, leadId)) as T | undefined

/** @param draft any JSON value, or undefined once it's been sent or discarded */
export function keepDraft(kind: Kind, leadId: string, draft: unknown): void {
  const address = addressOf(kind, leadId)
  if (draft === undefined) drafts.delete(address)
  else drafts.set(address, draft)
  // One write at a time, always of the latest draft: two at once could finish in the wrong order.
  storing = storing.then(() => store(address)).catch(() => undefined)
}

/** Deletes all drafts about a lead that has been erased. */
export const forgetDrafts = (leadId: string) => kinds.forEach((kind) => keepDraft(kind, leadId, undefined))

/** Shows its children once the drafts kept on this device have been read. */
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
