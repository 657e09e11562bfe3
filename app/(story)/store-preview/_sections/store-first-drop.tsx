import { ContentLink } from '@/components/site/content-link'
import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { Section } from '@/components/site/section'
import { buttonVariants } from '@/components/ui/button'
import { storePreview } from '@/content/store-preview'

export function StoreFirstDrop() {
  const { heading, italic, text, link } = storePreview.firstDrop
  return (
    <Section
      tone="wattle"
      shore="flats"
      labelledBy="first-drop-now"
      className="flex flex-wrap items-center justify-between gap-x-16 gap-y-8 md:flex-nowrap"
    >
      <div className="grid justify-items-start gap-5">
        <Headline id="first-drop-now" text={heading} italic={italic} />
        <p className="max-w-prose text-lg">{text}</p>
        <ContentLink link={link} className={buttonVariants({ variant: 'secondary' })} />
      </div>
      <Lino name="lemon-myrtle" className="mx-auto w-52 sm:mx-0 md:w-64" />
    </Section>
  )
}
