/** From one time of the day to another in the business's time zone, `HH:MM`, past midnight too; null for none. */
export type QuietHours = { from: string; to: string } | null

/** What counts until the owner has said otherwise. */
export const defaultQuietHours: QuietHours = { from: '21:00', to: '07:00' }

/** `GET /api/admin/push`. */
export interface PushSettings {
  /** What the browser subscribes with. */
  publicKey: string
  quietHours: QuietHours
}

/** What a push message carries, encrypted for the device. */
export interface PushMessage {
  title: string
  body: string
  /** The page that a tap opens. */
  url: string
  /** A second message with the same takes the first one's place. */
  tag: string
  /** How many leads are new: the number on the icon. */
  badge: number
}

/**
 * Whether a time lies in quiet hours.
 * @param now `HH:MM`
 */
export function isQuiet(quiet: QuietHours, now: string): boolean {
  if (!quiet || quiet.from === quiet.to) return false
  const { from, to } = quiet
  return from < to ? from <= now && now < to : now >= from || now < to
}
