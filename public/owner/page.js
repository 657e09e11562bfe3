// @ts-check
// What each of the owner's pages does with scripts (docs/decisions/owner-app.md). Without them every form posts, every
// link leads on, and nothing is missing but speed: here a form's answer changes only what's different on the page, so
// that the place, the focus and anything half written stay.
import './device.js'
import { forgetDraft, restoreDrafts } from './drafts.js'
import { Idiomorph } from './idiomorph.js'
import './keys.js'
import { rememberList } from './lists.js'
import { showNotices, tell } from './notices.js'
import './passkey.js'

const main = () => /** @type {HTMLElement} */ (document.querySelector('main'))
/** Shows one of the page's messages, with its text, or hides it. @param {string} id @param {boolean} isTrue */
function say(id, isTrue) {
  const message = document.getElementById(id)
  if (!message) return
  message.hidden = !isTrue
  message.textContent = isTrue ? (message.dataset.text ?? '') : ''
}

/** @param {Node} node @returns {node is HTMLInputElement | HTMLTextAreaElement} */
const isTextField = (node) =>
  node instanceof HTMLTextAreaElement || (node instanceof HTMLInputElement && node.type !== 'hidden')

/** Whether someone has typed into it since the server sent it. @param {Node} node */
const isTyped = (node) => isTextField(node) && node.value !== node.defaultValue

/**
 * Leaves alone what's half written, but not in the form that the answer is about. A text that the server gives back
 * goes above it.
 * @param {Node} old @param {Node} now @param {HTMLFormElement} [sent]
 */
function mayChange(old, now, sent) {
  if (sent && sent.contains(old)) return true
  // A form that the server has filled with what was typed.
  if (old instanceof HTMLFormElement && now instanceof HTMLFormElement)
    return !('typed' in old.dataset) || 'typed' in now.dataset
  if (!isTextField(old) || !isTyped(old) || !isTextField(now)) return true
  const given = now.defaultValue
  if (given && given !== old.defaultValue && !old.value.startsWith(given)) old.value = `${given}\n\n${old.value}`
  return false
}

/** Where the focus goes if its place disappears: the list's next item, or the one before, or what's around. */
function placesNear() {
  const item = document.activeElement?.closest('li')
  const after = []
  for (let next = item?.nextElementSibling; next; next = next.nextElementSibling) after.push(next)
  return [...after, item?.previousElementSibling, document.activeElement?.closest('section'), main()]
}

/** Turns the page into what the server answered. @param {Document} page @param {HTMLFormElement} [sent] */
function become(page, sent) {
  const focused = /** @type {HTMLElement} */ (document.activeElement)
  const near = placesNear()
  /** @type {import('idiomorph').ConfigCallbacks} */
  const callbacks = {
    beforeNodeMorphed: (old, now) => mayChange(old, now, sent),
    beforeNodeRemoved: (old) => !(old instanceof HTMLFormElement && 'typed' in old.dataset && old !== sent),
    // Whoever opened something, or closed it, decides.
    beforeAttributeUpdated: (name, node, type) =>
      !(name === 'open' && node.localName === 'details' && type === 'remove'),
  }
  Idiomorph.morph(main(), page.querySelector('main'), { callbacks })
  document.title = page.title
  showNotices(page)
  rememberList()
  if (focused.isConnected || document.activeElement !== document.body) return
  const place = near.find((one) => one?.isConnected)
  const target = place?.localName === 'li' ? place.querySelector('a[href], button, summary') : place
  if (!(target instanceof HTMLElement)) return
  if (place?.localName !== 'li') target.tabIndex = -1
  target.focus()
}

/** @param {Response} response */
const parse = async (response) => new DOMParser().parseFromString(await response.text(), 'text/html')

/** @param {HTMLFormElement} form @param {HTMLElement | null} [submitter] */
const bodyOf = (form, submitter) =>
  // @ts-expect-error a form without files has only strings
  new URLSearchParams(new FormData(form, submitter))

/** Sends a form, and shows the answer. @param {HTMLFormElement} form @param {HTMLElement | null} submitter */
async function send(form, submitter) {
  const body = bodyOf(form, submitter)
  const sent = String(body)
  if (form.closest('#notices')) body.set('back', location.pathname + location.search)
  const response = await fetch(form.action, { method: 'POST', body })
  if (response.status === 401) return tell("You've been signed out. Sign in, then try again.", '/admin')
  const url = new URL(response.url)
  const page = await parse(response)
  // A form that was refused, or that only asked to be shown again, isn't redirected.
  if (!response.redirected) become(page, form)
  else {
    await forgetDraft(form)
    // Unless something has been typed into it since.
    if (sent === String(bodyOf(form, submitter))) form.reset()
    delete form.dataset.typed
    form.closest('details')?.removeAttribute('open')
    form.closest('#notices > *')?.remove()
    if (url.pathname !== location.pathname) return location.assign(url)
    history.replaceState(null, '', url)
    become(page)
  }
  if (!response.ok)
    /** @type {HTMLElement | null} */ (document.querySelector('[aria-invalid=true], #problem'))?.scrollIntoView({
      block: 'center',
    })
}

// After a call or a text, ask whether it answered the lead.
addEventListener('click', ({ target }) => {
  const { ask, hide } = /** @type {HTMLElement | null} */ (/** @type {Element} */ (target).closest('[data-ask], [data-hide]'))?.dataset ?? {}
  const question = document.getElementById(ask ?? hide ?? '')
  if (question) question.hidden = ask === undefined
})

addEventListener('submit', (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target)
  const { submitter } = event
  const isOurs = form.method === 'post' && new URL(form.action).pathname.startsWith('/admin')
  if (!isOurs || submitter?.hasAttribute('formaction')) return
  event.preventDefault()
  // The second click of a double click.
  if (form.ariaBusy) return
  form.ariaBusy = 'true'
  send(form, submitter)
    .catch(() => tell("That didn't save. Please try again."))
    .finally(() => (form.ariaBusy = null))
})

// A checkbox that's saved at once.
addEventListener('change', ({ target }) => {
  const field = /** @type {HTMLInputElement} */ (target)
  if ('submit' in field.dataset) field.form?.requestSubmit()
})

/** Asks for the page again. @param {string | URL} [url] */
async function refresh(url = location.href) {
  say('loading', true)
  try {
    const response = await fetch(url).catch(() => undefined)
    say('failed', response === undefined || response.status >= 500)
    if (!response) return
    // The sign-in form, unless something half written would be lost.
    if (response.status === 401 && ![...main().querySelectorAll('*')].some(isTyped)) return location.reload()
    if (response.ok) become(await parse(response))
  } finally {
    say('loading', false)
  }
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let pause
/** Answers a form as it's filled in: a search with its results, a quote with its sums. */
addEventListener('input', ({ target }) => {
  const form = /** @type {HTMLElement} */ (target).closest('form')
  if (!form?.matches('[data-live], [data-look]')) return
  clearTimeout(pause)
  pause = setTimeout(() => (form.dataset.look ? look(form) : search(form)).catch(() => undefined), 250)
})

/** @param {HTMLFormElement} form */
async function search(form) {
  const url = new URL(form.action)
  url.search = String(new URLSearchParams([...bodyOf(form)].filter(([, value]) => value)))
  await refresh(url)
  history.replaceState(null, '', url)
}

/** Shows a form as the server would, with what has been typed into it. @param {HTMLFormElement} form */
async function look(form) {
  const body = bodyOf(form)
  body.set('do', form.dataset.look ?? '')
  const page = await parse(await fetch(form.action, { method: 'POST', body }))
  const sums = page.querySelector('[data-sums]')
  if (sums) form.querySelector('[data-sums]')?.replaceWith(sums)
}

const seconds = Number(main().dataset.fresh)
if (seconds)
  setInterval(() => {
    const busy = document.hidden || !navigator.onLine || document.querySelector('form[aria-busy], :popover-open')
    if (!busy) refresh().catch(() => undefined)
  }, seconds * 1000)
addEventListener('pageshow', ({ persisted }) => persisted && seconds && refresh().catch(() => undefined))

const watchNetwork = () => say('offline', !navigator.onLine)
addEventListener('online', watchNetwork)
addEventListener('offline', watchNetwork)
watchNetwork()
showNotices(document)
rememberList()
restoreDrafts(become).catch(() => undefined)
