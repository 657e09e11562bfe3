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
 * All services in two staggered columns, each linking to its page (specification section 2). Phones have rows without
 * descriptions.
 */
export function ServiceList() {
  const { heading, italic } = servicesPage.list
  return (
    <Section shore="flats" labelledBy="service-list">
      <Headline id="service-list" text={heading} italic={italic} className="mb-10 lg:mb-12" />
      <ul className="grid gap-x-10 gap-y-8 md:grid-cols-2 md:gap-y-14 lg:gap-x-24 lg:gap-y-20">
        {services.map((service) => (
          <li key={service.id} className="md:even:mt-20 md:even:-mb-20">
            <ServiceEntry service={service} />
          </li>
        ))}
      </ul>
      <div className="hidden h-20 md:block" />
    </Section>
  )
}

function ServiceEntry({ service }: { readonly service: Service }) {
  const { id, title, kind, tagline, image, description, typicalTime } = service
  return (
    <article className="group relative grid gap-5 rounded-media outline-offset-8 outline-ring has-focus-visible:outline-3 max-md:grid-cols-[min(8rem,36%)_1fr] max-md:gap-y-3">
      <div className="relative">
        <Picture
          picture={image}
          sizes="568px"
          crop={{ id: `${id}.upright`, below: '48rem', sizes: '128px' }}
          ratio="aspect-4/3 max-md:aspect-4/5"
          className="rounded-media *:transition-transform *:duration-700 *:ease-tide group-hover:*:scale-[1.03]"
        />
        {/* Without a picture the frame already shows this emblem. */}
        {findPicture(image.folder, image.id) && (
          <span className="absolute right-5 -bottom-6 grid aspect-square w-[22%] place-items-center rounded-full bg-silica max-md:hidden">
            <Lino name={id} className="w-4/5" />
          </span>
        )}
      </div>
      <div className="grid content-center gap-2 md:gap-2.5 md:pt-3">
        <p className="text-sm text-muted">{kind}</p>
        <h3 className="text-h3 leading-none lg:text-h2">
          <a
            href={`/services/${id}`}
            className="after:absolute after:inset-0 focus-visible:[box-shadow:none] focus-visible:outline-none"
          >
            {title}
          </a>
        </h3>
        <p className="font-display text-lg text-reef max-md:leading-snug">{tagline}</p>
        <p className="text-muted max-md:hidden">{description}</p>
      </div>
      {/* The link stays beside whatever there is on the left, so that all entries end alike. */}
      <div className="flex flex-wrap items-end gap-x-6 gap-y-2 border-t border-line pt-3 max-md:col-span-2 md:pt-4">
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
    </article>
  )
}
