import { admin } from '@/content/admin'

const format = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short', timeZone: admin.timeZone })

/** A moment as the clock in Brisbane shows it, wherever the owner's own clock is (specification section 2). */
export function ReceivedAt({ at }: { readonly at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap text-muted tabular-nums">
      {format.format(new Date(at))}
    </time>
  )
}
