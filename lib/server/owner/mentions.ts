const patternOf = (emailKey: string, flags: string) => {
  const escaped = emailKey.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{N}._%+-])${escaped}(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])`, flags)
}

/** Whether some text contains an address that isn't part of a longer one. */
export const mentions = (text: string, emailKey: string): boolean => patternOf(emailKey, 'u').test(text.toLowerCase())

/** Replaces an address wherever `mentions` would find it. */
export const replaceMentions = (text: string, emailKey: string, by: string): string =>
  text.replace(patternOf(emailKey, 'giu'), () => by)
