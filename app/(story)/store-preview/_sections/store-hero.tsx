import { LeadForm } from '@/components/forms/lead-form'
import { SignUpFields } from '@/components/forms/sign-up-fields'
import { Headline } from '@/components/site/headline'
import { Picture } from '@/components/site/picture'
import { Badge } from '@/components/ui/badge'
import { storePreview } from '@/content/store-preview'
import { waitlistStore } from '@/lib/forms/waitlist-store'

/** Coming-soon headline and the waitlist form. */
export function StoreHero() {
  const { eyebrow, heading, italic, text, launch, launchNote, picture } = storePreview.hero
  return (
    <section aria-labelledby="store-title" className="leaf-light relative overflow-clip bg-lagoon">
      <div className="relative wrap grid items-end gap-x-16 gap-y-12 pt-12 md:pt-16 lg:grid-cols-[1.15fr_1fr]">
        <div className="grid justify-items-start gap-6 lg:pb-32">
          <Badge variant="coral">{eyebrow}</Badge>
          <Headline
            as="h1"
            id="store-title"
            text={heading}
            italic={italic}
            highlight
            className="text-[clamp(2.7rem,1.9rem+3.6vw,5.2rem)]"
          />
          <p className="max-w-[36rem] text-lg">{text}</p>
          <section aria-labelledby="store-waitlist" className="w-full max-w-xl rounded-card bg-silica p-6 sm:p-8">
            <h2 id="store-waitlist" className="mb-4 text-h3">
              {storePreview.waitlist.heading}
            </h2>
            <LeadForm form={waitlistStore} placement="store-preview" className="relative grid gap-4">
              <SignUpFields form={waitlistStore} placement="store-preview" />
            </LeadForm>
          </section>
          <p className="max-w-xl text-sm">
            {launch} {launchNote}
          </p>
        </div>
        <Picture
          picture={{ folder: 'store', ...picture }}
          ratio="aspect-[0.83]"
          sizes="(width < 64rem) min(100vw - 40px, 448px), (width < 80rem) 44vw, 560px"
          className="mx-auto w-full max-w-md arch lg:max-w-none [&_img]:object-top"
        />
      </div>
    </section>
  )
}
