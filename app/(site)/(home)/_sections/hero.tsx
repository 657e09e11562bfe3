import { RatingBadge } from '@/components/sections/rating-badge'
import { BookingLink } from '@/components/site/booking-link'
import { ContentLink } from '@/components/site/content-link'
import { Guarantee } from '@/components/site/guarantee'
import { Headline } from '@/components/site/headline'
import { Picture } from '@/components/site/picture'
import { buttonVariants } from '@/components/ui/button'
import { home } from '@/content/home'

/** Headline, two calls to action, rating, guarantee, and a picture in an arch that runs into the band below. */
export function Hero() {
  const { heading, italic, text, book, plans, picture, phonePicture } = home.hero
  return (
    <section aria-labelledby="home-title" className="relative bg-silica">
      <div className="wrap grid gap-y-6 pt-6 md:grid-cols-[1.45fr_1fr] md:items-end md:gap-x-8 md:pt-7 lg:grid-cols-[1.06fr_1fr] lg:gap-x-12">
        <div className="grid justify-items-start gap-5 md:gap-6 md:pb-20 lg:pb-24">
          <Headline
            as="h1"
            id="home-title"
            text={heading}
            italic={italic}
            highlight
            className="md:max-lg:text-[3rem]"
          />
          <p className="max-w-[44ch] text-muted md:text-lg">{text}</p>
          <div className="mt-1 flex flex-wrap gap-3">
            <BookingLink>{book}</BookingLink>{' '}
            <ContentLink link={plans} className={buttonVariants({ variant: 'outline' })} />
          </div>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <RatingBadge variant="minimal" />
            <Guarantee variant="badge" />
          </div>
        </div>
        <Picture
          picture={picture}
          phone={phonePicture}
          ratio="aspect-[0.94] max-md:aspect-5/4 md:max-lg:aspect-3/4"
          sizes="(width < 48rem) min(100vw - 40px, 448px), (width < 64rem) 36vw, (width < 80rem) 44vw, 590px"
          priority
          className="mx-auto w-full max-w-md arch bg-driftwood md:max-w-none"
        />
      </div>
    </section>
  )
}
