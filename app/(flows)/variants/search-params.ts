/** Turns a page's `searchParams` prop back into a `URLSearchParams`. */
export function toSearchParams(params: Readonly<Record<string, string | string[] | undefined>>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(params).flatMap(([key, value]) => [value ?? []].flat().map((item) => [key, item])),
  )
}
