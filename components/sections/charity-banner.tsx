import { ContentLink } from '@/components/site/content-link'
import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { TideLine } from '@/components/site/tide-line'
import { buttonVariants } from '@/components/ui/button'
import { charityBanner } from '@/content/guarantee'

/** The donation from each service, above a scene of the reef (specification sections 1 and 2). */
export function CharityBanner({ scene = 'reef' }: { readonly scene?: 'reef' | 'spawning' }) {
  return (
    <section aria-labelledby="charity-banner" className="relative bg-abyss pt-section text-silica">
      <TideLine shore="spit" className="text-abyss" />
      <div className="relative z-1 wrap">
        <div className="grid justify-items-start gap-5 md:max-w-2xl">
          <Headline id="charity-banner" text={charityBanner.heading} italic={charityBanner.italic} />
          <p className="max-w-prose text-lg text-lagoon">{charityBanner.since}</p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <ContentLink link={charityBanner.action} className={buttonVariants()} />{' '}
            <ContentLink link={charityBanner.charity} className={buttonVariants({ variant: 'link', size: 'inline' })} />
          </div>
        </div>
      </div>
      {/* Pulled up so that the sun sits next to the text. On narrow windows the reef is cropped at both ends. */}
      <div className="mt-4 grid grid-cols-1 justify-items-center overflow-hidden md:mt-2 lg:-mt-[5%] print:hidden">
        <Lino name={scene} className="w-full min-w-240 max-sm:hidden" />
        <Lino name={`${scene}-phone`} className="w-full sm:hidden" />
      </div>
    </section>
  )
}
