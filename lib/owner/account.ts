/** An owner can do everything; a helper can read and answer leads. */
export const roles = ['owner', 'helper'] as const
export type Role = (typeof roles)[number]
