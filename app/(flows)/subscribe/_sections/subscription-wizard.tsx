import { Trust } from '@/components/sections/trust'
import { BeforeYouStart } from '@/components/subscribe/before-you-start'
import { readPlace } from '@/components/subscribe/choice'
import { SubscribeContactFields } from '@/components/subscribe/subscribe-fields'
import { SubscribeWizard } from '@/components/subscribe/subscribe-wizard'
import { Section } from '@/components/site/section'
import { beforeYouStart } from '@/content/wizard'
import { answering } from '@/lib/answering'
import { wizardCatalogue } from '@/components/subscribe/catalogue'

interface SubscriptionWizardProps {
  readonly query?: URLSearchParams
  /** Takes the place of the promise to answer within 24 hours. */
  readonly notice?: string
}

/** The wizard, opened at the step the URL asks for. */
export function SubscriptionWizard({ query = new URLSearchParams(), notice }: SubscriptionWizardProps) {
  return (
    <Section tone="shell" rhythm="strip" className="pt-4 pb-section">
      <SubscribeWizard
        catalogue={answering(wizardCatalogue, notice)}
        start={readPlace(query, wizardCatalogue)}
        contactFields={
          <SubscribeContactFields>
            <BeforeYouStart {...answering(beforeYouStart, notice)} />
            <Trust leadTime="both" className="col-span-full" />
          </SubscribeContactFields>
        }
      />
    </Section>
  )
}
