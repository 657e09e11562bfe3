/** A number of things as the owner reads it: "3,418". */
export const formatCount = (count: number): string => count.toLocaleString('en-AU')

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** A small number within a sentence: "six". */
export const inWords = (count: number): string => words[count] ?? formatCount(count)
