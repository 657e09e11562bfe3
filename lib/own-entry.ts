/** Looks up a visitor's word in one of our tables, ignoring inherited names such as `constructor`. */
export const ownEntry = <T>(table: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined
