import { LeadForm } from '@/components/forms/lead-form'
import { NaturallySunnieWaitlistFields } from '@/components/shop/naturally-sunnie-waitlist-fields'
import { ProductCounter } from '@/components/shop/product-counter'
import { ContentLink } from '@/components/site/content-link'
import { Headline } from '@/components/site/headline'
import { InBrowser } from '@/components/site/in-browser'
import { Lino } from '@/components/site/lino'
import { Section } from '@/components/site/section'
import { buttonVariants } from '@/components/ui/button'
import { naturallySunnie } from '@/content/naturally-sunnie'
import { productChoiceGroups } from '@/content/products'
import { naturallySunnieWaitlist } from '@/lib/forms/naturally-sunnie-waitlist'

/** The waitlist form. Once the visitor has joined, a thank-you and a link replace it. */
export function ShopWaitlist() {
  const { id, heading, italic, text, suggestionsHelp, counter, disabledHint, onward } = naturallySunnie.waitlist
  const { success, missing } = naturallySunnieWaitlist.words['naturally-sunnie']!
  return (
    <Section id={id} tone="coral" labelledBy="waitlist-title" className="grid gap-x-16 gap-y-8 lg:grid-cols-[2fr_3fr]">
      <div className="grid content-start gap-5">
        <Headline id="waitlist-title" text={heading} italic={italic} />
        <p className="max-w-[30rem] text-lg">{text}</p>
        <Lino name="bottle-brush" className="w-64 max-lg:hidden" />
      </div>
      <div className="relative rounded-card bg-silica p-6 sm:p-9">
        <LeadForm form={naturallySunnieWaitlist} placement="naturally-sunnie">
          <NaturallySunnieWaitlistFields groups={productChoiceGroups} suggestionsHint={suggestionsHelp}>
            <ProductCounter id="products-chosen" counter={counter} hint={disabledHint} missing={missing!} />
          </NaturallySunnieWaitlistFields>
        </LeadForm>
        <InBrowser>
          <div data-stored-view hidden className="grid justify-items-center gap-4 py-6 text-center">
            <Lino name="posy" className="h-40 w-auto" />
            <h3 tabIndex={-1} className="text-h3">
              {success.title}
            </h3>
            <p className="max-w-prose">{success.description}</p>
            <ContentLink link={onward} className={buttonVariants({ variant: 'secondary' })} />
          </div>
        </InBrowser>
      </div>
    </Section>
  )
}
