import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { wizardCatalogue } from '@/components/subscribe/catalogue'
import { BillingStep, FrequencyStep, SizeStep } from '@/components/subscribe/steps'
import { builderCatalogue } from '@/components/sunnie-select/catalogue'
import { AddOnsStep, AreasStep, CleanTypeStep, DayTimeStep } from '@/components/sunnie-select/steps'

/** The steps of the wizard and the builder with each choice that changes them, by path: no build renders them all. */
export function steps(): Readonly<Record<string, string>> {
  const { services, sizes, frequencies } = wizardCatalogue
  const choose = () => {}
  const wizard = services.flatMap(({ id: service, property }) => [
    <SizeStep key={service} catalogue={wizardCatalogue} choice={{ service }} choose={choose} />,
    ...sizes[property].flatMap(({ id: size }) => [
      <FrequencyStep key={size} catalogue={wizardCatalogue} choice={{ service, size }} choose={choose} />,
      ...frequencies.map(({ id: frequency }) => (
        <BillingStep
          key={`${size} ${frequency}`}
          catalogue={wizardCatalogue}
          choice={{ service, size, frequency }}
          choose={choose}
        />
      )),
    ]),
  ])
  const step = {
    catalogue: builderCatalogue,
    build: { cleanType: 'general', quantities: {}, addOns: [] },
    change: choose,
  } as const
  const builder = [CleanTypeStep, AreasStep, AddOnsStep, DayTimeStep].map((Step, index) => (
    <Step key={index} {...step} />
  ))
  const html = (parts: readonly ReactNode[]) => renderToStaticMarkup(<>{parts}</>)
  return { '/subscribe': html(wizard), '/sunnie-select-onboarding': html(builder) }
}
