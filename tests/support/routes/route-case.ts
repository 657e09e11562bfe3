/** What one route must say, written out from the specification and not imported from the content. */
export interface RouteCase {
  path: string
  title: string
  description: string
  headings: readonly string[]
  texts: readonly string[]
  links: readonly string[]
  /** 200 unless said. */
  status?: number
}
