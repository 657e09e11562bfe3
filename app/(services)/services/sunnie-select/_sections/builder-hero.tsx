import { Trust } from '@/components/sections/trust'
import { ContentLink } from '@/components/site/content-link'
import { Lino } from '@/components/site/lino'
import { Picture } from '@/components/site/picture'
import { buttonVariants } from '@/components/ui/button'
import { sunnieSelectPage } from '@/content/sunnie-select'
import { sunnieSelectWords } from '@/content/sunnie-select-page'
import type { Service } from '@/content/types'
import { findPicture } from '@/lib/pictures'
import { ServiceIntro } from '../../_sections/service-intro'

/** Same parts as the other services' hero, with the picture on the left. */
export function BuilderHero({ service }: { readonly service: Service }) {
  const { id, description, image, leadTime } = service
  return (
    <section aria-labelledby="service-title" className="relative bg-leaf">
      <div className="wrap grid gap-x-8 gap-y-6 pt-6 md:grid-cols-2 md:items-end lg:grid-cols-[minmax(0,33.75rem)_1fr] lg:gap-x-24 lg:pt-12">
        <div className="grid justify-items-start gap-5 md:order-last md:pb-20 lg:pb-28">
          <ServiceIntro service={service} />
          <p className="max-w-[60ch]">{description}</p>
          <Trust leadTime={leadTime} />
          <div className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-3">
            <ContentLink link={sunnieSelectPage.start} className={buttonVariants()} />
            <p className="text-sm">{sunnieSelectWords.minimum}</p>
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
            <span className="absolute -right-4 bottom-14 grid size-25 place-items-center rounded-full bg-leaf max-md:hidden lg:-right-14 lg:bottom-24 lg:size-44">
              <Lino name={id} className="size-20 lg:size-36" />
            </span>
          )}
        </div>
      </div>
    </section>
  )
}
