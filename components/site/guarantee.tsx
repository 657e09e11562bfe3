import { guarantee, guaranteeHowItWorks } from '@/content/guarantee'
import type { GuaranteeVariant } from '@/content/types'
import { Headline } from './headline'
import { Lino } from './lino'

/**
 * The White-Glove Guarantee in four variants (specification section 1): `headline` is a full block,
 * `banner` a strip, `badge` a pill and `footer` a line of text.
 */
export function Guarantee({ variant }: { readonly variant: GuaranteeVariant }) {
  const { title, italic, text } = guarantee[variant]
  if (variant === 'headline')
    return (
      <div data-guarantee={variant} className="grid items-center gap-x-8 gap-y-4 md:grid-cols-[auto_1fr] lg:gap-x-14">
        <Lino name="guarantee" className="w-24 md:w-60" />
        <div className="grid gap-4">
          <Headline text={title} italic={italic} />
          <p className="max-w-prose text-lg">{text}</p>
          <p className="max-w-prose text-muted">{guaranteeHowItWorks}</p>
        </div>
      </div>
    )
  if (variant === 'banner')
    return (
      <div
        data-guarantee={variant}
        className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card bg-wattle-tint px-6 py-5 text-ink sm:flex-nowrap sm:px-8"
      >
        <Lino name="guarantee" className="w-20 shrink-0" />
        <div>
          <p className="font-display text-h3 leading-tight">{title}</p>
          <p>{text}</p>
          <p className="text-sm text-muted">{guaranteeHowItWorks}</p>
        </div>
      </div>
    )
  if (variant === 'badge')
    return (
      <div
        data-guarantee={variant}
        className="inline-flex max-w-full items-center gap-2 text-ink sm:gap-3 sm:rounded-full sm:bg-wattle-tint sm:py-2 sm:ps-3 sm:pe-5"
      >
        <Lino name="guarantee" className="w-9 shrink-0 sm:w-11" />
        <p className="text-sm leading-snug">
          {/* Beside the rating there's only room for its name on a phone. */}
          <strong className="block font-semibold max-sm:max-w-24 max-sm:leading-tight">{title}</strong>{' '}
          <span className="max-sm:hidden">{text}</span>
        </p>
      </div>
    )
  return (
    <p data-guarantee={variant} className="max-w-sm">
      <strong className="font-semibold text-wattle">{`${title}.`}</strong> {text}
    </p>
  )
}
