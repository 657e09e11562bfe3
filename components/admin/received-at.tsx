import { formatLocalTime } from '@/lib/local-time'

/** A timestamp in Brisbane time, wherever the owner is (specification section 2). */
export function ReceivedAt({ at }: { readonly at: string }) {
  return (
    <time dateTime={at} className="inline-block text-muted tabular-nums">
      {formatLocalTime(new Date(at))}
    </time>
  )
}
