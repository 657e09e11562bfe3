import { ContentLink } from '@/components/site/content-link'
import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { buttonVariants } from '@/components/ui/button'
import { recycling } from '@/content/recycling'

/** Headline, two calls to action and a jar of bread tags. */
export function RecyclingHero() {
  const { heading, italic, text } = recycling.hero
  return (
    <section aria-labelledby="recycle-title" className="relative overflow-x-clip bg-coral-tint">
      <div className="wrap grid items-center gap-x-12 gap-y-8 py-12 md:grid-cols-[1.2fr_1fr] md:py-16 lg:py-20">
        <div className="grid justify-items-start gap-6">
          <Headline as="h1" id="recycle-title" text={heading} italic={italic} highlight />
          <p className="max-w-[34rem] text-lg">{text}</p>
          <p className="mt-2 flex flex-wrap gap-3">
            <ContentLink link={recycling.donate.button} className={buttonVariants()} />{' '}
            <ContentLink link={recycling.host.button} className={buttonVariants({ variant: 'outline' })} />
          </p>
        </div>
        <div className="relative mx-auto w-full max-w-80 md:max-w-[30rem]">
          <Lino name="bread-tag-jar" priority className="w-full" />
          <Lino name="bread-tag" className="absolute -bottom-2 -left-[6%] w-[19%] -rotate-12" />
          <Lino name="bread-tag" className="absolute right-[-4%] bottom-[-5%] w-[15%] rotate-[28deg]" />
        </div>
      </div>
    </section>
  )
}
