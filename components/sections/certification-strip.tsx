import { Lino } from '@/components/site/lino'
import { certifications, goalWord } from '@/content/guarantee'

/**
 * Six badges, each with a tooltip on hover, focus or tap (specification section 2). The tooltips are pure
 * CSS: the first one takes 700 ms to show, its neighbours show at once, and after 300 ms away the delay applies again
 * (specification section 9).
 */
export function CertificationStrip({ label }: { readonly label: string }) {
  return (
    <ul
      aria-label={label}
      className="tooltips grid grid-cols-2 gap-x-4 gap-y-2 max-[20rem]:grid-cols-1 sm:grid-cols-3 lg:grid-cols-6"
    >
      {certifications.map(({ id, label: name, tooltip, goal }) => (
        <li key={id} className="tooltip-owner">
          <button
            type="button"
            aria-describedby={`certification-${id}`}
            className="flex min-h-14 w-full cursor-help items-center gap-2.5 rounded-input py-1 text-start text-sm leading-tight font-semibold [overflow-wrap:anywhere]"
          >
            <Lino
              name={id}
              className={`w-12 shrink-0 ${goal ? 'rounded-full outline-2 outline-offset-2 outline-ink outline-dashed' : ''}`}
            />
            <span>
              {name} {goal && <span className="block text-xs font-normal">{goalWord}</span>}
            </span>
          </button>{' '}
          <span role="tooltip" id={`certification-${id}`} className="tooltip">
            {tooltip}
          </span>
        </li>
      ))}
    </ul>
  )
}
