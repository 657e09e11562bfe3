/** What a table of ours has under a word of a visitor's, which may be the name of anything: `constructor` is in none. */
export const ownEntry = <T>(table: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined
