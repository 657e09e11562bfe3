/**
 * Paths that have moved permanently (specification section 2).
 * @type {Readonly<Record<string, string>>}
 */
export const movedPaths = {
  '/blog': '/the-sunnie-journal',
  '/build-your-service': '/services/sunnie-select',
  '/services/build-your-service': '/services/sunnie-select',
  '/build-your-service-onboarding': '/sunnie-select-onboarding',
}

/** A link from an email or a message, with punctuation from the text after it. */
const emailed = /^(\/(?:quote|unsubscribe)\/[\w-]{32})[^\w/-].*$/

/**
 * The canonical path: without a trailing slash or what followed an emailed link, and the new one if a page has moved.
 * @param {string} pathname
 */
export function canonicalPath(pathname) {
  const path = pathname.replace(/(.)\/$/, '$1').replace(emailed, '$1')
  const article = /^\/blog\/([^/]+)$/.exec(path)?.[1]
  return article ? `/the-sunnie-journal/${article}` : (movedPaths[path] ?? path)
}
