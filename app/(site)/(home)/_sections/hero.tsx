import { BookingLink } from '@/components/site/booking-link'
import { ContentLink } from '@/components/site/content-link'
import { Headline } from '@/components/site/headline'
import { Picture } from '@/components/site/picture'
import { buttonVariants } from '@/components/ui/button'
import { home } from '@/content/home'

/** Headline, two calls to action, and a picture in an arch that runs into the band below. */
export function Hero() {
  const { heading, italic, text, book, plans, picture, phonePicture } = home.hero
  return (
    <section aria-labelledby="home-title" className="relative bg-silica">
      <div className="wrap grid gap-y-8 pt-8 md:grid-cols-[1fr_1.05fr] md:items-end md:gap-x-8 md:pt-7 lg:grid-cols-[1.06fr_1fr] lg:gap-x-12">
        <div className="grid justify-items-start gap-5 md:gap-6 md:pb-24 lg:pb-32">
          <Headline as="h1" id="home-title" text={heading} italic={italic} highlight />
          <p className="max-w-[44ch] text-muted md:text-lg">{text}</p>
          <div className="mt-1 flex flex-wrap gap-3">
            <BookingLink>{book}</BookingLink>
            <ContentLink link={plans} className={buttonVariants({ variant: 'outline' })} />
          </div>
        </div>
        <Picture
          picture={picture}
          phone={phonePicture}
          ratio="aspect-[0.94] max-md:aspect-4/5"
          sizes="(width < 48rem) min(100vw - 40px, 448px), (width < 80rem) 44vw, 590px"
          priority
          className="mx-auto w-full max-w-md arch bg-driftwood md:max-w-none"
        />
      </div>
    </section>
  )
}
