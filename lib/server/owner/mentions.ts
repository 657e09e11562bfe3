/** Whether some text contains an address that isn't part of a longer one. */
export function mentions(text: string, emailKey: string): boolean {
  const escaped = emailKey.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{N}._%+-])${escaped}(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])`, 'u').test(
    text.toLowerCase(),
  )
}
