import { formatLocalTime } from '@/lib/local-time'

/** A moment as the clock in Brisbane shows it, wherever the owner's own clock is (specification section 2). */
export function ReceivedAt({ at }: { readonly at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap text-muted tabular-nums">
      {formatLocalTime(new Date(at))}
    </time>
  )
}
