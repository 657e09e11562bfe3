// @ts-check
// What has just been done, said where it's in the way of nothing, with its Undo for as long as that works.

const region = document.getElementById('notices')

/** Takes over the notices of an answer. @param {Document} page */
export function showNotices(page) {
  const fresh = [...(page.getElementById('notices')?.children ?? [])]
  if (!region || fresh.length === 0) return
  for (const notice of fresh) {
    const form = notice.querySelector('form')
    // One without Undo makes room, and of a lead only the latest change can be undone.
    for (const old of region.children)
      if (!old.querySelector('form') || old.querySelector('form')?.action === form?.action) old.remove()
    region.append(notice)
  }
}

/** Says that something failed. @param {string} text @param {string} [signIn] opens elsewhere, so that the page stays */
export function tell(text, signIn) {
  const notice = document.createElement('div')
  notice.className = 'flex items-center gap-4 rounded-input bg-error-tint px-4 py-3 text-sm font-semibold text-error shadow-lg'
  notice.dataset.until = String(Date.now() + 20_000)
  notice.append(text)
  if (signIn) {
    const link = Object.assign(document.createElement('a'), { href: signIn, target: '_blank', textContent: 'Sign in' })
    link.className = 'py-3 underline'
    notice.append(link)
  }
  region?.append(notice)
}

setInterval(() => {
  for (const notice of region?.querySelectorAll('[data-until]') ?? []) {
    const { until } = /** @type {HTMLElement} */ (notice).dataset
    if (Number(until) < Date.now() && !notice.matches(':hover, :focus-within')) notice.remove()
  }
}, 500)
