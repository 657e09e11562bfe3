// Which leads the owner was looking through, so that she can go on to the next from within one.
let listed: readonly string[] = []

export const rememberList = (ids: readonly string[]): void => void (listed = ids)

export const neighbour = (id: string, by: 1 | -1): string | undefined =>
  listed.includes(id) ? listed[listed.indexOf(id) + by] : undefined
