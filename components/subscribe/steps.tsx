import type { Frequency } from '@/content/types'
import { formatExactMoney } from '@/lib/pricing/money'
import { CardName, ChoiceCard } from './choice-card'
import type { WizardCatalogue } from './catalogue'
import { type PlanChoice, type ChoiceKey } from './choice'
import { figuresOf, visitUnit } from './figures'
import { Price, StartingFrom, Unit } from './prices'
import { WeeksOfMonth } from './weeks-of-month'

interface StepProps {
  readonly catalogue: WizardCatalogue
  readonly choice: PlanChoice
  readonly choose: (key: ChoiceKey, value: string | undefined) => void
}

const tints = ['bg-wattle-tint', 'bg-coral-tint', 'bg-leaf']

const common = ({ catalogue: { words }, choice, choose }: StepProps, key: ChoiceKey, id: string) => ({
  name: key,
  value: id,
  chosen: choice[key] === id,
  chosenWord: words.chosen,
  onChoose: () => choose(key, id),
})

export function ServiceStep(props: StepProps) {
  const { services, emblems } = props.catalogue
  return (
    <div className="grid gap-4 md:grid-cols-3">
      {services.map(({ id, name, detail }, index) => {
        const emblem = emblems[id]
        return (
          <ChoiceCard key={id} {...common(props, 'service', id)} className={tints[index % tints.length]}>
            <span className="flex w-full flex-wrap items-center gap-x-5 gap-y-3 md:flex-col md:items-start">
              {emblem && (
                <img
                  {...emblem}
                  alt=""
                  className="size-20 shrink-0 transition-transform duration-700 ease-tide group-hover:rotate-6 md:size-32"
                />
              )}
              <span className="beside md:mt-4">
                <CardName>{name}</CardName> <span className="mt-1 block text-muted">{detail}</span>
              </span>
            </span>
          </ChoiceCard>
        )
      })}
    </div>
  )
}

export function SizeStep(props: StepProps) {
  const { catalogue, choice } = props
  const { words } = catalogue
  const service = catalogue.services.find(({ id }) => id === choice.service)!
  return (
    <div className="grid gap-4 sm:grid-cols-2 md:grid-cols-3">
      {catalogue.sizes[service.property].map(({ id, name, detail, helper, mostPopular }) => {
        const figures = figuresOf({ service: service.id, size: id }, catalogue)
        const { quote, perVisit, startingFrom } = figures
        return (
          <ChoiceCard key={id} {...common(props, 'size', id)} tag={mostPopular ? words.mostPopular : undefined}>
            <CardName>{name}</CardName> {detail && !quote && <span className="block text-sm text-muted">{detail}</span>}{' '}
            {helper && <span className="block text-sm text-muted">{helper}</span>}{' '}
            {quote && <Price amount={catalogue.quoteRequired} />}{' '}
            {perVisit !== undefined && (
              <span className="mt-auto block pt-3 tabular-nums">
                <span className="text-lg font-semibold">{formatExactMoney(perVisit)}</span>{' '}
                <span className="text-sm">
                  {' '}
                  <Unit>{visitUnit(figures, catalogue)}</Unit>
                </span>{' '}
                {startingFrom !== undefined && <StartingFrom text={words.startingFrom} price={startingFrom} />}
              </span>
            )}
          </ChoiceCard>
        )
      })}
    </div>
  )
}

export function FrequencyStep(props: StepProps) {
  const { catalogue, choice, choose } = props
  const { words, needDeepClean } = catalogue
  const service = catalogue.services.find(({ id }) => id === choice.service)!
  const offered = ({ id }: { id: Frequency }) => service.frequencies.includes(id)
  return (
    <div className="grid gap-4 md:grid-cols-3">
      {catalogue.frequencies.filter(offered).map(({ id, name, detail, mostPopular }) => {
        const { quote, perVisit } = figuresOf({ ...choice, frequency: id, billing: undefined }, catalogue)
        return (
          <ChoiceCard key={id} {...common(props, 'frequency', id)} tag={mostPopular ? words.mostPopular : undefined}>
            <CardName>{name}</CardName> <span className="block text-sm text-muted">{detail}</span>{' '}
            <WeeksOfMonth frequency={id} />{' '}
            <span className="mt-3 block w-fit rounded-full bg-leaf px-3 py-1 text-xs font-semibold text-pandanus">
              {catalogue.savingLabels[service.id][id]}
            </span>{' '}
            {quote ? (
              <Price amount={catalogue.quoteRequired} />
            ) : (
              <Price amount={formatExactMoney(perVisit ?? 0)} unit={words.aVisit} suffix={catalogue.gstSuffix} />
            )}
          </ChoiceCard>
        )
      })}
      {service.frequencies.length < catalogue.frequencies.length && (
        // Leads back to the services with none chosen: an empty `service` means no service (section 4).
        <ChoiceCard
          name="service"
          value=""
          chosenWord={words.chosen}
          onChoose={() => choose('service', undefined)}
          className="bg-coral-tint"
        >
          <span className="block text-sm text-muted">{needDeepClean.heading}</span>{' '}
          <CardName>{needDeepClean.name}</CardName> <span className="mt-1 block text-sm">{needDeepClean.text}</span>
        </ChoiceCard>
      )}
    </div>
  )
}

export function BillingStep(props: StepProps) {
  const { catalogue, choice } = props
  return (
    <>
      <div className="grid gap-4 md:grid-cols-3">
        {catalogue.billings.map(({ id, name, detail }) => {
          const { quote, billed } = figuresOf({ ...choice, billing: id }, catalogue)
          return (
            <ChoiceCard
              key={id}
              {...common(props, 'billing', id)}
              // Shares the row's lines, so that prices stay level when some text wraps.
              className="bg-silica md:row-span-3 md:grid md:grid-rows-subgrid md:*:mt-0"
            >
              <CardName>{name}</CardName> <span className="block text-sm text-muted">{detail}</span>{' '}
              {quote ? (
                <Price amount={catalogue.quoteRequired} />
              ) : (
                <Price
                  amount={formatExactMoney(billed ?? 0)}
                  unit={catalogue.periods[id].long}
                  suffix={catalogue.gstSuffix}
                />
              )}
            </ChoiceCard>
          )
        })}
      </div>
      <p className="mt-4 text-sm text-muted">{catalogue.words.fourWeekMonth}</p>
    </>
  )
}

export function DayStep(props: StepProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-5">
      {props.catalogue.days.map(({ id, name }) => (
        <ChoiceCard key={id} {...common(props, 'day', id)}>
          <span className="block font-display text-lg tracking-tight sm:py-6">{name}</span>
        </ChoiceCard>
      ))}
    </div>
  )
}
