import { Guarantee } from '@/components/site/guarantee'
import { areaLine, leadTimes } from '@/content/guarantee'
import { RatingBadge } from './rating-badge'

/**
 * Where we work, how far ahead to book, our rating and the guarantee. Stands wherever somebody decides: under the price
 * of a service, at the plans, at the end of a flow.
 */
export function Trust({
  leadTime,
  className,
}: {
  readonly leadTime: keyof typeof leadTimes
  readonly className?: string
}) {
  return (
    <div className={`grid justify-items-start gap-3 text-sm ${className ?? ''}`}>
      <p>
        {areaLine}. <span className="inline-block">{leadTimes[leadTime]}.</span>
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:gap-x-6">
        <RatingBadge variant="minimal" />
        <Guarantee variant="badge" />
      </div>
    </div>
  )
}
