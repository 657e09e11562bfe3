/** Pages that show most of what the others are made of. */
const everywhere = ['/', '/contact', '/services/daily-glow']

/**
 * The public routes that a change shows on. What pages share counts for a few that show most of it.
 * @param {readonly string[]} files changed, by their paths in the repository
 */
export function changedRoutes(files) {
  const routes = new Set()
  for (const file of files) {
    const page =
      /^app\/(?:\([^)]+\)\/)?((?:(?!_|api\/|admin\/|variants\/|missing\/|\[)[\w-]+\/)*)(?:_sections\/|page\.tsx$)/.exec(
        file,
      )
    const article = /^content\/articles\/([\w-]+)\.mdx$/.exec(file)
    if (article) routes.add(`/the-sunnie-journal/${article[1]}`)
    else if (page) routes.add(`/${page[1]}`.replace(/(.)\/$/, '$1'))
    else if (/^(app|components|content|public|lib\/pricing)\//.test(file))
      for (const route of everywhere) routes.add(route)
  }
  return [...routes]
}
