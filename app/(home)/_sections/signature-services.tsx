import { ContentLink } from '@/components/site/content-link'
import { Headline } from '@/components/site/headline'
import { Section } from '@/components/site/section'
import { buttonVariants } from '@/components/ui/button'
import { home } from '@/content/home'
import { services } from '@/content/services'
import { ServiceCard } from './service-card'

/** The first six services, with the middle column staggered (specification section 2, home). */
export function SignatureServices() {
  const { heading, italic, text, all } = home.services
  return (
    <Section labelledBy="signature-services" className="lg:pb-12">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-10 gap-y-5 lg:mb-14">
        <div className="grid max-w-2xl gap-4">
          <Headline id="signature-services" text={heading} italic={italic} />
          <p className="text-lg text-muted">{text}</p>
        </div>
        <ContentLink link={all} className={buttonVariants({ variant: 'outline' })} />
      </div>
      <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2 sm:gap-y-8 lg:grid-cols-3 lg:gap-x-7 lg:gap-y-10">
        {services.slice(0, 6).map((service, index) => (
          <li key={service.id} className="lg:nth-[3n+2]:translate-y-12">
            <ServiceCard service={service} tone={index} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
