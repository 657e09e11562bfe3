/**
 * Removes every character that nobody sees, such as the direction marks that come along when an address or a number is
 * copied from Contacts, a PDF or a chat. Not U+034F, which toStreamSafeNfc puts between accents.
 */
export const withoutInvisible = (value: string) => value.replace(/(?!\u034f)[\p{Cf}\p{DI}]/gu, '')

/** A text as it's compared in a search: phones type curly apostrophes, and what's copied may have fixed spaces. */
export const comparable = (text: string) =>
  withoutInvisible(text).replace(/\s+/g, ' ').replace(/[‘’]/g, "'").trim().toLowerCase()
