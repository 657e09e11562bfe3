/** A page's `searchParams`, turned back into a query. */
export function queryOf(params: Readonly<Record<string, string | string[] | undefined>>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(params).flatMap(([key, value]) => [value ?? []].flat().map((one) => [key, one])),
  )
}
