import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { about } from '@/content/about'

/** Headline, and an illustration in an arch that runs into the next band. */
export function AboutHero() {
  const { heading, italic, text } = about.hero
  return (
    <section aria-labelledby="about-title" className="relative overflow-x-clip">
      <div className="wrap grid items-end gap-x-16 gap-y-10 pt-10 md:grid-cols-[1.1fr_1fr] md:pt-14 lg:grid-cols-[1.25fr_1fr]">
        <div className="grid gap-6 md:pb-28 lg:pb-40">
          <Headline as="h1" id="about-title" text={heading} italic={italic} highlight />
          <p className="max-w-[34rem] text-lg text-muted">{text}</p>
        </div>
        <div className="leaf-light relative mx-auto grid w-full max-w-md justify-items-center arch bg-lagoon px-[12%] pt-[16%] pb-[18%] md:max-w-none md:pb-[22%]">
          <Lino name="local-family" priority className="w-full" />
        </div>
      </div>
    </section>
  )
}
