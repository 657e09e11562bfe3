import { addOnTimeLabel, areaTimeLabel } from '@/lib/pricing/builder'
import { AreaCard } from './area-card'
import { type Build, withQuantity } from './build'
import type { BuilderCatalogue, AnswerKey } from './catalogue'
import { priceLabel } from './figures'
import { OptionCard, OptionGroup } from './option-card'

interface BuilderStepProps {
  readonly catalogue: BuilderCatalogue
  readonly build: Build
  readonly missing?: AnswerKey
  readonly change: (build: Build) => void
}

/** That a group needs an answer, and its error while there's none. */
const answerTo = ({ catalogue: { words }, missing }: BuilderStepProps, need: AnswerKey) => ({
  needed: words.notices[need].title,
  error: missing === need ? words.errors[need] : undefined,
})

export function CleanTypeStep(props: BuilderStepProps) {
  const { catalogue, build } = props
  return (
    <OptionGroup id="type" legend={catalogue.words.legends.cleanType} hidden {...answerTo(props, 'cleanType')}>
      <div className="grid gap-4 md:grid-cols-2">
        {catalogue.cleanTypes.map(({ value, label, description }) => (
          <OptionCard key={value} type="radio" name="type" value={value} chosen={build.cleanType === value}>
            <span className="block font-display text-h3 leading-tight tracking-tight">{label}</span>{' '}
            <span className="mt-2 block text-muted">{description}</span>
          </OptionCard>
        ))}
      </div>
    </OptionGroup>
  )
}

export function AreasStep(props: BuilderStepProps) {
  const { catalogue, build, change } = props
  const { words, areas, emblems } = catalogue
  return (
    <OptionGroup id="areas" legend={words.legends.areas} hidden {...answerTo(props, 'areas')}>
      <div className="grid gap-4 md:grid-cols-2">
        {areas.map((area) => (
          <AreaCard
            key={area.id}
            area={area}
            emblem={emblems[area.id]}
            time={areaTimeLabel(area, build.cleanType ?? 'general')}
            price={build.cleanType === 'deep' ? undefined : priceLabel(area.basePrice, catalogue)}
            needed={words.notices.areas.title}
            quantity={build.quantities[area.id] ?? 0}
            words={words}
            count={(quantity) => change(withQuantity(build, area.id, quantity))}
          />
        ))}
      </div>
    </OptionGroup>
  )
}

export function AddOnsStep({ catalogue, build }: BuilderStepProps) {
  return (
    <OptionGroup id="extras" legend={catalogue.words.legends.addOns} hidden>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {catalogue.addOns.map(({ id, name, description, price, timeEstimate }) => (
          <OptionCard key={id} type="checkbox" name="extra" value={id} chosen={build.addOns.includes(id)}>
            <span className="block font-display text-lg leading-tight tracking-tight">{name}</span>{' '}
            <span className="mt-1 block text-sm text-muted">{description}</span>
            {/* Neither the price nor the time breaks across lines. */}{' '}
            <span className="mt-2 flex flex-wrap gap-x-3 text-sm tabular-nums">
              <strong className="font-semibold">{priceLabel(price, catalogue)}</strong>{' '}
              <span>{addOnTimeLabel({ timeEstimate })}</span>
            </span>
          </OptionCard>
        ))}
      </div>
    </OptionGroup>
  )
}

export function DayTimeStep(props: BuilderStepProps) {
  const { catalogue, build } = props
  const { words, days, times } = catalogue
  return (
    <div className="grid gap-8">
      <OptionGroup id="day" legend={words.legends.day} {...answerTo(props, 'day')}>
        <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
          {days.map(({ name, tag }) => (
            <OptionCard key={name} type="radio" name="day" value={name} chosen={build.day === name}>
              <span className="block font-display text-lg leading-tight tracking-tight">{name}</span>{' '}
              {tag && <span className="mt-1 block text-sm text-muted">{tag}</span>}
            </OptionCard>
          ))}
        </div>
      </OptionGroup>
      <OptionGroup id="time" legend={words.legends.time} {...answerTo(props, 'time')}>
        <div className="grid gap-3 sm:grid-cols-2">
          {times.map(({ value, label, description }) => (
            <OptionCard key={value} type="radio" name="time" value={value} chosen={build.time === value}>
              <span className="block font-display text-lg leading-tight tracking-tight">{label}</span>{' '}
              <span className="mt-1 block text-muted">{description}</span>
            </OptionCard>
          ))}
        </div>
        <p className="mt-3 text-sm text-muted">{words.timeHelper}</p>
      </OptionGroup>
    </div>
  )
}
