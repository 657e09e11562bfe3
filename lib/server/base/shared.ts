import 'server-only'

const values = globalThis as unknown as Record<string, unknown>

/** One value for the whole process. A module's own variable isn't, because routes are built into different bundles. */
export const shared = <T>(name: string, make: () => T): T => (values[`sunnie:${name}`] ??= make()) as T
