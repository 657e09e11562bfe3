/** Whether an address stands in a text by itself, not as the end or beginning of a longer one. */
export function mentions(text: string, emailKey: string): boolean {
  const escaped = emailKey.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{N}._%+-])${escaped}(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])`, 'u').test(
    text.toLowerCase(),
  )
}
