import { PriceFrom } from '@/components/sections/price-from'
import { Trust } from '@/components/sections/trust'
import { BookingLink } from '@/components/site/booking-link'
import { ContentLink } from '@/components/site/content-link'
import { Lino } from '@/components/site/lino'
import { Picture } from '@/components/site/picture'
import { tones } from '@/components/site/section'
import { buttonVariants } from '@/components/ui/button'
import { servicePage } from '@/content/services-page'
import type { Service } from '@/content/types'
import { findPicture } from '@/lib/pictures'
import { ServiceIntro } from '../../_sections/service-intro'
import { serviceTones } from '../../_sections/service-tones'

/** What the service is, with two calls to action. */
export function ServiceHero({ service }: { readonly service: Service }) {
  const { id, description, image, leadTime } = service
  const [tint] = tones[serviceTones[id]]
  return (
    <section aria-labelledby="service-title" className={`relative ${tint}`}>
      <div className="wrap grid gap-x-8 gap-y-6 pt-6 md:grid-cols-2 md:items-end lg:grid-cols-[1fr_minmax(0,33.75rem)] lg:gap-x-14 lg:pt-12">
        <div className="grid justify-items-start gap-5 md:pb-20 lg:pb-28">
          <ServiceIntro service={service} />
          <p className="max-w-[56ch]">{description}</p>
          <div className="grid gap-2">
            <div className="text-lg">
              <PriceFrom service={service} short />
            </div>
            <Trust leadTime={leadTime} />
          </div>
          <div className="flex flex-wrap gap-3">
            <ServiceActions service={service} />
          </div>
        </div>
        <div className="relative mx-auto w-full max-w-md md:max-w-none">
          <Picture
            picture={image}
            ratio="aspect-4/3 md:max-lg:aspect-3/4"
            sizes="(width < 48rem) min(93.2vw - 16px, 448px), (width < 64rem) 600px, 540px"
            priority
            className="arch bg-silica"
          />
          {findPicture(image.folder, image.id) && (
            <span
              className={`absolute bottom-14 -left-6 grid size-25 place-items-center rounded-full max-md:hidden lg:bottom-24 lg:-left-16 lg:size-44 ${tint}`}
            >
              <Lino name={id} className="size-20 lg:size-36" />
            </span>
          )}
        </div>
      </div>
    </section>
  )
}

/** Links to booking and prices or, for a quoted service, to its quote form and booking. */
function ServiceActions({ service: { id, customQuote } }: { readonly service: Service }) {
  const book = (
    <BookingLink service={id} variant={customQuote ? 'outline' : 'primary'}>
      {servicePage.book}
    </BookingLink>
  )
  if (!customQuote)
    return (
      <>
        {book}{' '}
        <ContentLink
          link={{ label: servicePage.seePrices, href: `#${servicePage.pricing.id}` }}
          className={buttonVariants({ variant: 'outline' })}
        />
      </>
    )
  return (
    <>
      <ContentLink
        link={id === 'natural-order' ? servicePage.onboarding : servicePage.build}
        className={buttonVariants()}
      />{' '}
      {book}
    </>
  )
}
