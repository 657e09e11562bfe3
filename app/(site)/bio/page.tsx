import { pageMetadata } from '@/lib/seo/metadata'
import { BioLinks } from './_sections/bio-links'
import { LeadForm } from '@/components/forms/lead-form'
import { SignUpFields } from '@/components/forms/sign-up-fields'
import { ContentLink } from '@/components/site/content-link'
import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { Section } from '@/components/site/section'
import { SocialLinks } from '@/components/site/social-links'
import { buttonVariants } from '@/components/ui/button'
import { bio, bioLinks, bioMeta, bioSocials } from '@/content/bio'
import { newsletter } from '@/lib/forms/newsletter'

export const metadata = pageMetadata('/bio', bioMeta, { wholeTitle: true })

export default function BioPage() {
  const { about, newsletter: block } = bio
  return (
    <Section tone="lagoon" leafLight labelledBy="bio-title" className="max-w-[34rem]">
      <div className="relative grid justify-items-center gap-7 rounded-t-[50%_13rem] rounded-b-card bg-silica px-5 pt-14 pb-10 text-center sm:px-10">
        <Lino name="mark" priority className="size-28" />
        <div className="grid justify-items-center gap-3">
          <Headline as="h1" id="bio-title" text={bio.heading} italic={bio.italic} />
          <p className="max-w-80 text-lg">{bio.text}</p>
        </div>
        <SocialLinks links={bioSocials} className="justify-center" />
        <BioLinks words={bio.search} first={bio.servicesButton} links={bioLinks} />
        <section aria-labelledby="bio-about" className="grid justify-items-center gap-4 border-t border-line pt-8">
          <Headline id="bio-about" size="h3" text={about.heading} />
          <p>{about.text}</p>
          <ContentLink link={about.button} className={buttonVariants({ variant: 'secondary', size: 'sm' })} />
        </section>
        <section
          aria-labelledby="bio-newsletter"
          className="grid w-full gap-4 rounded-card bg-wattle-tint px-5 py-7 text-start sm:px-7"
        >
          <Headline id="bio-newsletter" size="h3" text={block.heading} italic={block.italic} />
          <p>{block.text}</p>
          <LeadForm form={newsletter} placement="bio" className="relative grid gap-4">
            <SignUpFields form={newsletter} placement="bio" />
          </LeadForm>
        </section>
      </div>
    </Section>
  )
}
