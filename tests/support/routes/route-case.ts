/** What a page must say, copied from the specification rather than imported from the content. */
export interface RouteCase {
  path: string
  /** Of a page that isn't in the sitemap. */
  title?: string
  headings: readonly string[]
  texts: readonly string[]
  /** To other sites and programs; routes.spec.ts follows our own. */
  links?: readonly string[]
  /** 200 by default. */
  status?: number
}
