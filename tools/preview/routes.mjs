/** Pages that between them show most of the shared components. */
const everywhere = ['/', '/contact', '/services/daily-glow']

/** Where pages are shown that proxy.ts only serves in place of others. */
const shownAt = { '/journal-search': '/the-sunnie-journal' }

/**
 * The public routes affected by a change. A change to shared code counts as a change to a few representative pages.
 * @param {readonly string[]} files paths of the changed files in the repository
 */
export function changedRoutes(files) {
  const routes = new Set()
  for (const file of files) {
    const page =
      /^app\/(?:\([^)]+\)\/)?((?:(?!_|api\/|admin\/|variants\/|missing\/|owner-frame\/|\[)[\w-]+\/)*)(?:_sections\/|page\.tsx$)/.exec(
        file,
      )
    const article = /^content\/articles\/([\w-]+)\.mdx$/.exec(file)
    if (article) routes.add(`/the-sunnie-journal/${article[1]}`)
    else if (page) {
      const route = `/${page[1]}`.replace(/(.)\/$/, '$1')
      routes.add(shownAt[route] ?? route)
    } else if (/^(app|components|content|public|lib\/pricing)\//.test(file))
      for (const route of everywhere) routes.add(route)
  }
  return [...routes]
}
