/**
 * Removes every character that nobody sees, such as the direction marks that come along when an address or a number is
 * copied from Contacts, a PDF or a chat. Not U+034F, which toStreamSafeNfc puts between accents.
 */
export const withoutInvisible = (value: string) => value.replace(/(?!\u034f)[\p{Cf}\p{DI}]/gu, '')
