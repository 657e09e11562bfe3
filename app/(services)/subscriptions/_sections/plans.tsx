import { Trust } from '@/components/sections/trust'
import { ContentLink } from '@/components/site/content-link'
import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { Section } from '@/components/site/section'
import { Badge } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button'
import { business } from '@/content/business'
import { serviceById } from '@/content/services'
import { hostPlanNote, planHref, planInclusions, plans } from '@/content/subscriptions'
import { subscriptionsPage } from '@/content/subscriptions-page'
import type { PlanCard, WizardServiceId } from '@/content/types'
import { needDeepClean, wizardServices } from '@/content/wizard'
import { gstSuffix } from '@/lib/pricing/gst'
import { formatExactMoney } from '@/lib/pricing/money'
import { cardFigures } from '@/lib/pricing/plans'

/** Plan cards, a row per service with what its plans include (specification section 9). */
export function Plans() {
  const { id, heading, italic, text } = subscriptionsPage.plans
  return (
    <Section id={id} tone="shell" labelledBy="plans-title">
      <div className="mb-8 grid gap-4">
        <Headline id="plans-title" text={heading} italic={italic} />
        <p className="text-lg text-muted">{text}</p>
        <Trust leadTime="both" />
      </div>
      {wizardServices.map((service) => (
        <PlanRow key={service.id} service={service.id} name={service.name} />
      ))}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 border-t border-line pt-8">
        <Lino name="five-star-reset" className="size-16" />
        <p className="flex-1 basis-64 text-lg">{hostPlanNote.text}</p>
        <ContentLink link={hostPlanNote.link} className={buttonVariants({ variant: 'outline' })} />
      </div>
    </Section>
  )
}

/** A service, what each of its plans includes, and the plans. */
function PlanRow({ service, name }: { readonly service: WizardServiceId; readonly name: string }) {
  const own = plans.filter((plan) => plan.service === service)
  return (
    <div className="grid gap-x-6 gap-y-5 border-t border-line py-8 lg:py-10 xl:grid-cols-[1fr_3fr]">
      <div className="grid content-start gap-4 md:max-xl:grid-cols-2">
        <div className="flex items-center gap-4">
          <Lino name={service} className="size-20 max-w-1/3" />
          <div>
            <h3 className="text-h3">{name}</h3>
            <p className="text-sm text-muted">{serviceById(service).kind}</p>
          </div>
        </div>
        <ul aria-label={subscriptionsPage.plans.included} className="grid gap-1.5 text-sm">
          {planInclusions[service].map((item) => (
            <li key={item} className="flex gap-2.5">
              <span aria-hidden="true" className="mt-[0.5em] size-1.5 shrink-0 rounded-full bg-pandanus" />
              {item}
            </li>
          ))}
        </ul>
      </div>
      <ul className="grid gap-4 md:grid-cols-3">
        {own.map((plan) => (
          <Plan key={plan.id} plan={plan} />
        ))}
        {service === 'daily-glow' && <MonthlyInstead />}
      </ul>
    </div>
  )
}

/** In small, the specification's own figures where they differ from what the visitor pays and saves. */
function printedFigures(plan: PlanCard): string {
  const { printed, saving, printedSaving } = cardFigures(plan)
  const price =
    plan.gst === 'plus' &&
    `${formatExactMoney(printed)}/${plan.frequency === 'weekly' ? 'week' : 'visit'} ${gstSuffix('plus', business.gst)}`
  const percent =
    business.claims.planSavingsAsPrinted &&
    saving !== printedSaving &&
    subscriptionsPage.plans.printed.replace('{percent}', String(printedSaving))
  return [price, percent].filter(Boolean).join(', ')
}

function Plan({ plan }: { readonly plan: PlanCard }) {
  const words = subscriptionsPage.plans
  const { id, name, frequencyName, propertySize } = plan
  const { visit, onceOff, saving } = cardFigures(plan)
  const small = printedFigures(plan)
  return (
    <li className="flex flex-col gap-4 rounded-card bg-silica p-4 lg:p-6">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
          <h4 id={id} className="text-h4">
            {frequencyName}
          </h4>
          <Badge variant="success">
            {words.save} {saving}%
          </Badge>
        </div>
        <p className="text-sm text-muted">
          <span className="sr-only">{name}, </span>
          {propertySize}
        </p>
      </div>
      <div className="flex flex-1 flex-wrap items-end justify-between gap-3 md:flex-col md:items-start">
        <p className="flex-[1_0_8rem] text-balance tabular-nums md:flex-none">
          <strong className="font-display text-h2 leading-none font-normal">{formatExactMoney(visit)}</strong>{' '}
          <span className="block text-sm">
            {[words.aVisit, gstSuffix('included', business.gst)].filter(Boolean).join(', ')}
          </span>{' '}
          <span className="block text-sm text-muted">
            <s>{formatExactMoney(onceOff)}</s> {words.onceOff}
          </span>{' '}
          {small && <span className="mt-1 block text-xs text-muted">{small}</span>}
        </p>
        <ContentLink
          link={{ label: words.start, href: planHref(plan) }}
          className={buttonVariants({ variant: 'secondary', size: 'sm', className: 'shrink-0' })}
        >
          {words.start}
          <span className="sr-only">
            : {name}, {frequencyName}
          </span>
        </ContentLink>
      </div>
    </li>
  )
}

/** The Daily Glow has no monthly plan. The wizard has the same text (specification section 4). */
function MonthlyInstead() {
  return (
    <li className="flex flex-col justify-center gap-2 rounded-card border-2 border-dashed border-line p-4 lg:p-6">
      <h4 className="text-h4">{needDeepClean.heading}</h4>
      <p className="font-semibold">{needDeepClean.name}</p>
      <p className="text-sm text-muted">{needDeepClean.text}</p>
    </li>
  )
}
