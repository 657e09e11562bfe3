/** A number of things as the owner reads it: "3,418". */
export const formatCount = (count: number): string => count.toLocaleString('en-AU')
