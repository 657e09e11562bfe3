/** The time some hours ago, as both databases store it. */
export const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString().replace('Z', '+00:00')
