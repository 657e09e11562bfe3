/** In pixels: what Facebook, LinkedIn and the others ask for. */
export const cardSize = { width: 1200, height: 630 } as const

/** A page's card by its address: `/services/daily-glow` is `services-daily-glow`, `/` is `home`. */
export function cardName(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
}

/** Where a page's Open Graph picture is served. */
export function cardPath(path: string): string {
  return `/og/${cardName(path)}.png`
}
