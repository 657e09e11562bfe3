// @ts-check
// Single-key shortcuts, for a list of leads and for a lead's page. They're ignored while someone types or a menu is
// open, and can be turned off for a device, because dictation would trigger them.
import { goToNeighbour } from './lists.js'

export const withoutKeys = 'owner-without-keys'

const rows = () => /** @type {HTMLElement[]} */ ([...document.querySelectorAll('a[data-lead]')])
/** @param {string} selector @returns {HTMLElement | null} */
const find = (selector) => document.querySelector(selector)

/** Moves to another row of a list, or another lead. @param {1 | -1} by */
function step(by) {
  const all = rows()
  if (all.length === 0) return goToNeighbour(by)
  const at = all.findIndex((row) => row === document.activeElement)
  all[at < 0 ? 0 : Math.min(Math.max(at + by, 0), all.length - 1)]?.focus()
}

/** Opens a part of this lead, or of the focused one. @param {'answer' | 'note'} part */
function write(part) {
  const row = document.activeElement?.closest('a[data-lead]')
  if (row) return location.assign(`${row.getAttribute('href')}#${part}`)
  const field = find(`#${part}`)
  const details = field?.closest('details')
  if (details) details.open = true
  field?.focus()
}

/** Marks this lead, or the focused one, as answered. */
function markAnswered() {
  const form = /** @type {HTMLFormElement | null} */ (find('#mark-answered'))
  const row = document.activeElement?.closest('a[data-lead]')
  if (!form || (rows().length && !row)) return
  if (row) {
    if (!['new', 'read'].includes(row.getAttribute('data-state') ?? '')) return
    form.action = row.getAttribute('href') ?? ''
    form.querySelector('[name=from]')?.setAttribute('value', row.getAttribute('data-state') ?? '')
  }
  form.requestSubmit()
}

/** @type {Record<string, () => unknown>} */
const keys = {
  j: () => step(1),
  k: () => step(-1),
  r: () => write('answer'),
  n: () => write('note'),
  e: markAnswered,
  '/': () => (find('#q') ? find('#q')?.focus() : location.assign('/admin/leads#q')),
  '?': () => find('#keys')?.showPopover(),
}

addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, altKey, target } = event
  if (altKey && event.code === 'KeyT') return find('#notices')?.focus()
  const action = Object.hasOwn(keys, key) ? keys[key] : undefined
  if (!action || ctrlKey || metaKey || altKey) return
  if (/** @type {Element} */ (target).closest('input, textarea, select')) return
  if (find(':popover-open') || localStorage.getItem(withoutKeys) !== null) return
  event.preventDefault()
  action()
})

// A link to a field leads into it.
const focusTarget = () => {
  const field = location.hash && find(location.hash)
  if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) field.focus()
}
addEventListener('hashchange', focusTarget)
focusTarget()
