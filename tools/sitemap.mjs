/** The paths in a running site's sitemap. */
export async function sitemapPaths(site) {
  const answer = await fetch(`${site}/sitemap.xml`)
  if (!answer.ok) throw new Error(`${site}/sitemap.xml returned ${answer.status}`)
  return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address).pathname)
}
