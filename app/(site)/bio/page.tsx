import { pageMetadata } from '@/lib/seo/metadata'
import { BioLinks } from './_sections/bio-links'
import { LeadForm } from '@/components/forms/lead-form'
import { SignUpFields } from '@/components/forms/sign-up-fields'
import { PriceFrom } from '@/components/sections/price-from'
import { QuickPrice } from '@/components/sections/quick-price'
import { RatingBadge } from '@/components/sections/rating-badge'
import { ContentLink } from '@/components/site/content-link'
import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { Picture } from '@/components/site/picture'
import { Section } from '@/components/site/section'
import { SocialLinks } from '@/components/site/social-links'
import { buttonVariants } from '@/components/ui/button'
import { bio, bioLinks, bioMeta, bioSocials } from '@/content/bio'
import { areaLine } from '@/content/guarantee'
import { home } from '@/content/home'
import { quickPrice } from '@/content/quick-price'
import { serviceById } from '@/content/services'
import { newsletter } from '@/lib/forms/newsletter'

export const metadata = pageMetadata('/bio', bioMeta, { wholeTitle: true })

/** Who, where, from how much and how good on a phone's first screen, then the links (specification section 2). */
export default function BioPage() {
  const { about, newsletter: block } = bio
  return (
    <Section tone="lagoon" leafLight rhythm="strip" labelledBy="bio-title" className="max-w-[34rem] max-sm:px-3">
      <div className="relative grid gap-5 rounded-card bg-silica p-4 sm:p-8">
        <div className="flex flex-wrap items-center gap-4">
          <Picture
            picture={home.hero.picture}
            ratio="aspect-5/6"
            sizes="108px"
            crop={{ id: `${home.hero.picture.id}-phone`, below: '64rem', sizes: '108px' }}
            priority
            className="w-24 arch"
          />
          <div className="grid beside gap-1">
            <Headline as="h1" size="h2" id="bio-title" text={bio.heading} italic={bio.italic} />
            <p className="leading-snug">{bio.text}</p>
          </div>
        </div>
        <div className="grid gap-1 text-sm">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <PriceFrom service={serviceById('daily-glow')} short />
            <RatingBadge variant="minimal" />
          </div>
          <p className="text-muted">{areaLine}</p>
        </div>
        <BioLinks label={bio.links} links={bioLinks} search={bio.search} />
        <SocialLinks links={bioSocials} className="justify-center" />
        <section aria-labelledby="quick-price" className="grid gap-4 border-t border-line pt-6">
          <Headline id="quick-price" size="h3" text={quickPrice.heading} italic={quickPrice.italic} />
          <QuickPrice />
        </section>
        <section aria-labelledby="bio-about" className="grid justify-items-start gap-3 border-t border-line pt-6">
          <Headline id="bio-about" size="h3" text={about.heading} />
          <p>{about.text}</p>
          <ContentLink link={about.button} className={buttonVariants({ variant: 'outline', size: 'sm' })} />
        </section>
        <section aria-labelledby="bio-newsletter" className="grid w-full gap-4 rounded-card bg-wattle-tint p-5 sm:p-7">
          <Headline id="bio-newsletter" size="h3" text={block.heading} italic={block.italic} />
          <p>{block.text}</p>
          <LeadForm form={newsletter} placement="bio" className="relative grid gap-4">
            <SignUpFields form={newsletter} placement="bio" />
          </LeadForm>
        </section>
        <Lino name="mark" className="mx-auto size-16" />
      </div>
    </Section>
  )
}
