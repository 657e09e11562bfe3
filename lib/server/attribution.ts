import 'server-only'
import type { Meta } from '@/lib/forms/meta'

/** First and last touch in one line each: "First visit: landing /bio, utm_source instagram". */
export function attributionLines({ attribution }: Meta): string[] {
  const touches = [
    ['First', attribution?.first],
    ['Last', attribution?.last],
  ] as const
  return touches.flatMap(([label, touch]) => {
    const known = Object.entries(touch ?? {}).filter(([, value]) => value)
    return known.length ? [`${label} visit: ${known.map(([key, value]) => `${key} ${value}`).join(', ')}`] : []
  })
}
