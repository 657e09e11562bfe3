import { PriceFrom } from '@/components/sections/price-from'
import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { Picture } from '@/components/site/picture'
import { Section } from '@/components/site/section'
import { serviceCardWords } from '@/content/home'
import { services } from '@/content/services'
import { servicePage, servicesPage } from '@/content/services-page'
import type { Service } from '@/content/types'
import { findPicture } from '@/lib/pictures'

/**
 * All services in two staggered columns, each linking to its page (specification section 2). Phones skip descriptions.
 */
export function ServiceList() {
  const { heading, italic } = servicesPage.list
  return (
    <Section shore="flats" labelledBy="service-list">
      <Headline id="service-list" text={heading} italic={italic} className="mb-10 lg:mb-12" />
      <ul className="grid gap-x-10 gap-y-14 md:grid-cols-2 lg:gap-x-20 lg:gap-y-20">
        {services.map((service, index) => (
          <li key={service.id} className="md:even:mt-20 md:even:-mb-20">
            <ServiceEntry service={service} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      <div className="hidden h-20 md:block" />
    </Section>
  )
}

function ServiceEntry({ service, isFirst }: { readonly service: Service; readonly isFirst: boolean }) {
  const { id, title, kind, tagline, image, description, typicalTime } = service
  return (
    <article className="group relative grid gap-5 rounded-card outline-offset-8 outline-ring has-focus-visible:outline-3">
      <div className="relative">
        <Picture
          picture={image}
          sizes="(width < 48rem) calc(100vw - 40px), 580px"
          priority={isFirst} // the largest paint on a phone
          className="rounded-media *:transition-transform *:duration-700 *:ease-tide group-hover:*:scale-[1.03]"
        />
        {/* Without a picture the frame already shows this emblem. */}
        {findPicture(image.folder, image.id) && (
          <span className="absolute right-5 -bottom-6 grid aspect-square w-[22%] place-items-center rounded-full bg-silica">
            <Lino name={id} className="w-4/5" />
          </span>
        )}
      </div>
      <div className="grid gap-2.5 pt-3">
        <p className="text-sm text-muted">{kind}</p>
        <h3 className="text-h2 leading-none md:max-lg:text-[2rem]">
          <a
            href={`/services/${id}`}
            className="after:absolute after:inset-0 focus-visible:[box-shadow:none] focus-visible:outline-none"
          >
            {title}
          </a>
        </h3>
        <p className="font-display text-lg text-reef">{tagline}</p>
        <p className="text-muted max-sm:hidden">{description}</p>
        {/* The link stays beside whatever there is on the left, so that all entries end alike. */}
        <div className="mt-1 flex flex-wrap items-end gap-x-6 gap-y-2 border-t border-line pt-4">
          <div className="flex grow basis-36 flex-wrap items-end justify-between gap-x-6 gap-y-2">
            <PriceFrom service={service} />
            {typicalTime && (
              <p>
                <span className="block text-sm text-muted">{servicePage.typicalTime}</span> {typicalTime}
              </p>
            )}
          </div>
          <span aria-hidden="true" className="ms-auto font-semibold text-reef underline-offset-4 group-hover:underline">
            {serviceCardWords.view} ›
          </span>
        </div>
      </div>
    </article>
  )
}
