/** How many weeks the owner can look back, including the current one. */
export const periods = [4, 12, 52] as const
export type Period = (typeof periods)[number]
