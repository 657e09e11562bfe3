import { LeadForm } from '@/components/forms/lead-form'
import { NaturallySunnieWaitlistFields } from '@/components/forms/naturally-sunnie-waitlist-fields'
import { ProductCounter } from '@/components/forms/product-counter'
import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { Section } from '@/components/site/section'
import { naturallySunnie } from '@/content/naturally-sunnie'
import { productChoiceGroups } from '@/content/products'
import { naturallySunnieWaitlist } from '@/lib/forms/naturally-sunnie-waitlist'

export function ShopWaitlist() {
  const { id, heading, italic, text, suggestionsHelp, counter, disabledHint } = naturallySunnie.waitlist
  return (
    <Section id={id} tone="coral" labelledBy="waitlist-title" className="grid gap-x-16 gap-y-8 lg:grid-cols-[2fr_3fr]">
      <div className="grid content-start gap-5">
        <Headline id="waitlist-title" text={heading} italic={italic} />
        <p className="max-w-[30rem] text-lg">{text}</p>
        <Lino name="bottle-brush" className="w-64 max-lg:hidden" />
      </div>
      <LeadForm
        form={naturallySunnieWaitlist}
        placement="naturally-sunnie"
        className="relative grid gap-6 rounded-card bg-silica p-6 sm:p-9"
      >
        <NaturallySunnieWaitlistFields groups={productChoiceGroups} suggestionsHint={suggestionsHelp}>
          <ProductCounter
            id="products-chosen"
            counter={counter}
            hint={disabledHint}
            missing={naturallySunnieWaitlist.words['naturally-sunnie']!.missing!}
          />
        </NaturallySunnieWaitlistFields>
      </LeadForm>
    </Section>
  )
}
