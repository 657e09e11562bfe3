// @ts-check
// The list that the owner was looking through, so that a lead's page can lead back to it and to the next one.

const key = 'owner-list'

/** @returns {{ url: string, title: string, ids: string[] } | null} */
const lastList = () => JSON.parse(sessionStorage.getItem(key) ?? 'null')
const leadId = () => document.querySelector('article[data-lead]')?.getAttribute('data-lead') ?? ''

/** Remembers this page's list of leads, or links a lead's page with the list it was opened from. */
export function rememberList() {
  const rows = [...document.querySelectorAll('a[data-lead]')]
  const back = /** @type {HTMLAnchorElement | null} */ (document.querySelector('a[data-back]'))
  const url = location.pathname + location.search
  if (rows.length) {
    const ids = rows.map((row) => row.getAttribute('data-lead'))
    const title = document.querySelector('h1')?.textContent
    sessionStorage.setItem(key, JSON.stringify({ url, title, ids }))
  }
  const list = lastList()
  if (!back || !list?.ids.includes(leadId())) return
  back.href = list.url
  back.textContent = list.title
  // Going back, rather than to the same address again, restores the place in the list.
  back.onclick = (event) => {
    if (document.referrer !== back.href) return
    event.preventDefault()
    history.back()
  }
}

/** Goes to the lead after this one in that list, or before it. @param {1 | -1} by */
export function goToNeighbour(by) {
  const ids = lastList()?.ids ?? []
  const to = ids.includes(leadId()) && ids[ids.indexOf(leadId()) + by]
  if (to) location.assign(`/admin/leads/${to}`)
}
