import type { NavigationItem } from '@/content/types'

/** Whether a header item is highlighted on a path (specification section 2, header). */
export function isHighlighted(
  item: Pick<NavigationItem, 'highlightPaths' | 'highlightPrefixes'>,
  path: string,
): boolean {
  return (
    (item.highlightPaths?.includes(path) ?? false) ||
    (item.highlightPrefixes?.some((prefix) => path.startsWith(prefix)) ?? false)
  )
}
