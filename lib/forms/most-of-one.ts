/** As many of one thing as a form takes: choices in a list, rooms of a kind. Without zod, for the pages that count. */
export const mostOfOne = 20
