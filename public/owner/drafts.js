// @ts-check
// Keeps what the owner has half written through a visit to another page, a reload, or the phone closing the app while
// they look something up. A form's `data-draft` names it.

/** public/admin-worker.js deletes this cache, with everything else it keeps, once nobody is signed in. */
const cacheName = 'owner-drafts'
const addressOf = (/** @type {string} */ name) => `/admin/drafts/${name}`

let storing = Promise.resolve()

/** Keeps a draft, or deletes it. @param {string} name @param {URLSearchParams} [draft] */
function store(name, draft) {
  // One write at a time, always of the latest draft: two at once could finish in the wrong order.
  storing = storing
    .then(async () => {
      // Without the service worker, nothing would delete it.
      if (!(await navigator.serviceWorker?.getRegistration('/admin'))) return
      const cache = await caches.open(cacheName)
      if (draft) await cache.put(addressOf(name), new Response(draft))
      else await cache.delete(addressOf(name))
    })
    .catch(() => undefined)
  return storing
}

addEventListener('input', ({ target }) => {
  const form = /** @type {HTMLElement} */ (target).closest('form')
  // @ts-expect-error a form without files has only strings
  if (form?.dataset.draft) void store(form.dataset.draft, new URLSearchParams(new FormData(form)))
})

/** Forgets the draft of a form that was sent, and those about leads that it erased. @param {HTMLElement} form */
export async function forgetDraft({ dataset: { draft, forget } }) {
  if (draft) await store(draft)
  for (const id of forget?.split(' ') ?? [])
    for (const kind of ['note', 'quote', 'reply']) await store(`${kind}/${id}`)
}

/** Puts drafts back into their forms. @param {(page: Document) => void} become shows what the server filled in */
export async function restoreDrafts(become) {
  // Over plain HTTP, browsers have caches only on localhost.
  if (!(await globalThis.caches?.has(cacheName))) return
  const cache = await caches.open(cacheName)
  for (const form of /** @type {NodeListOf<HTMLFormElement>} */ (document.querySelectorAll('form[data-draft]'))) {
    const kept = await cache.match(addressOf(form.dataset.draft ?? ''))
    if (!kept) continue
    const draft = new URLSearchParams(await kept.text())
    for (const [name, value] of draft) {
      const field = form.elements.namedItem(name)
      if (field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type !== 'hidden'))
        field.value = field.defaultValue && !value.startsWith(field.defaultValue) ? `${field.defaultValue}\n\n${value}` : value
    }
    const { look } = form.dataset
    if (look) {
      // Its fields depend on what was typed, so the server fills it in.
      draft.set('do', look)
      const response = await fetch(form.action, { method: 'POST', body: draft })
      become(new DOMParser().parseFromString(await response.text(), 'text/html'))
    }
    const details = form.closest('details')
    if (details) details.open = true
  }
}
