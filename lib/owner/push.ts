/** Start and end as `HH:MM` in the business's time zone. They may span midnight. Null for no quiet hours. */
export type QuietHours = { from: string; to: string } | null

/** Apply until the owner sets others. */
export const defaultQuietHours: QuietHours = { from: '21:00', to: '07:00' }

/** The content of a push message, encrypted for the device. */
export interface PushMessage {
  title: string
  body: string
  /** The page a tap opens. */
  url: string
  /** A later message with the same tag replaces the earlier one. */
  tag: string
  /** The number on the icon: how many leads are new. */
  badge: number
}

/**
 * Whether a time is within quiet hours.
 * @param now `HH:MM`
 */
export function isQuiet(quiet: QuietHours, now: string): boolean {
  if (!quiet || quiet.from === quiet.to) return false
  const { from, to } = quiet
  return from < to ? from <= now && now < to : now >= from || now < to
}
