import { PriceFrom } from '@/components/sections/price-from'
import { RatingBadge } from '@/components/sections/rating-badge'
import { BookingLink } from '@/components/site/booking-link'
import { ContentLink } from '@/components/site/content-link'
import { Guarantee } from '@/components/site/guarantee'
import { Headline } from '@/components/site/headline'
import { Picture } from '@/components/site/picture'
import { buttonVariants } from '@/components/ui/button'
import { home } from '@/content/home'
import { serviceById } from '@/content/services'

/** Headline, two calls to action, price, rating, guarantee, and a room in an arch that runs into the band below. */
export function Hero() {
  const { heading, italic, text, book, plans, area } = home.hero
  return (
    <section aria-labelledby="home-title" className="relative bg-silica">
      <div className="wrap grid gap-y-6 pt-6 md:grid-cols-[1.45fr_1fr] md:items-end md:gap-x-8 md:pt-7 lg:grid-cols-[1.06fr_1fr] lg:gap-x-12">
        <div className="grid justify-items-start gap-4 md:gap-6 md:pb-20 lg:pb-24">
          <Headline
            as="h1"
            id="home-title"
            text={heading}
            italic={italic}
            highlight
            className="md:max-lg:text-[3rem]"
          />
          <p className="max-w-[44ch] text-muted md:text-lg">{text}</p>
          <div className="mt-1 flex flex-wrap gap-3 max-sm:*:px-3.5 max-sm:*:text-sm">
            <BookingLink>{book}</BookingLink>{' '}
            <ContentLink link={plans} className={buttonVariants({ variant: 'outline' })} />
          </div>
          <div className="grid gap-2 max-sm:text-sm">
            <PriceFrom service={serviceById('daily-glow')} short note={area} />
            <div className="flex flex-wrap items-center gap-x-4 gap-y-3 sm:gap-x-6">
              <RatingBadge variant="minimal" />
              <Guarantee variant="badge" />
            </div>
          </div>
        </div>
        <Room />
      </div>
    </section>
  )
}

const ratio = 'aspect-[0.94] max-md:aspect-5/4 md:max-lg:aspect-3/4'
const sizes = '(width < 80rem) 46vw, 590px'
const cropSizes = '(width < 48rem) min(100vw - 40px, 448px), 36vw'

/** The same room with the salt of a season on it and just cleaned. A tide line passes once (room.css). */
function Room() {
  const { picture, salt } = home.hero
  return (
    <div className="room relative mx-auto w-full max-w-md arch bg-driftwood md:max-w-none">
      {[{ ...picture, id: salt, alt: '' }, picture].map((view, index) => (
        <Picture
          key={view.id}
          picture={view}
          sizes={sizes}
          crop={{ id: `${view.id}-phone`, below: '64rem', sizes: cropSizes }}
          ratio={index === 0 ? ratio : ''}
          priority
          className={index === 0 ? '' : 'room-clean'}
        />
      ))}
    </div>
  )
}
