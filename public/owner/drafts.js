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

/** Forgets the draft of a form that was sent, or those about leads that it erased. @param {HTMLElement} form */
export async function forgetDraft({ dataset: { draft, discard, forget } }) {
  for (const name of [draft, discard]) if (name) await store(name)
  for (const id of forget?.split(' ') ?? [])
    for (const kind of ['note', 'quote', 'reply']) await store(`${kind}/${id}`)
}

// A link away from what was written.
addEventListener('click', (event) => {
  const link = /** @type {Element} */ (event.target).closest('a')
  if (!link?.dataset.discard) return
  event.preventDefault()
  void forgetDraft(link).then(() => location.assign(link.href))
})

/**
 * Fills a form with a draft. A text that the server gave back stays above it.
 * @param {HTMLFormElement} form @param {URLSearchParams} draft
 */
function fill(form, draft) {
  for (const [name, value] of draft) {
    const field = form.elements.namedItem(name)
    if (!(field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type !== 'hidden'))) continue
    const given = field.defaultValue
    field.value = given && !value.startsWith(given) ? `${given}\n\n${value}` : value
  }
  const details = form.closest('details')
  if (details) details.open = true
}

/** Puts drafts back where they were. @param {(page: Document) => void} become shows what the server filled in */
export async function restoreDrafts(become) {
  // Over plain HTTP, browsers have caches only on localhost.
  if (!(await globalThis.caches?.has(cacheName))) return
  const cache = await caches.open(cacheName)
  for (const place of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-draft]'))) {
    const kept = await cache.match(addressOf(place.dataset.draft ?? ''))
    if (!kept) continue
    const draft = new URLSearchParams(await kept.text())
    const { look } = place.dataset
    if (!look) fill(/** @type {HTMLFormElement} */ (place), draft)
    else {
      // Its fields depend on what was typed, so the server fills them in.
      draft.set('do', look)
      const response = await fetch(location.pathname, { method: 'POST', body: draft })
      become(new DOMParser().parseFromString(await response.text(), 'text/html'))
    }
  }
}
