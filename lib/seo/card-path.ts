/** Size in pixels that Facebook, LinkedIn and others recommend. */
export const cardSize = { width: 1200, height: 630 } as const

/** File name of a page's card: `/services/daily-glow` becomes `services-daily-glow`, and `/` becomes `home`. */
export function cardName(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
}

/** URL path of a page's Open Graph image. */
export function cardPath(path: string): string {
  return `/og/${cardName(path)}.png`
}
