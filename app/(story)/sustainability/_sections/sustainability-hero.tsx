import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { sustainability } from '@/content/sustainability'

// A row of plants growing out of the next band, with fewer of them on narrow screens.
const row = [
  ['eucalyptus', 'w-[19%] max-lg:hidden'],
  ['rosemary', 'w-[30%] sm:w-[22%] lg:w-[15%]'],
  ['lemon-myrtle', 'w-[36%] sm:w-[27%] lg:w-[19%]'],
  ['vegan', 'w-[19%] max-sm:hidden lg:w-[12%]'],
  ['lavender', 'w-[32%] sm:w-[24%] lg:w-[16%]'],
  ['peppermint', 'w-[19%] max-lg:hidden'],
] as const

export function SustainabilityHero() {
  const { heading, italic, text } = sustainability.hero
  return (
    <section aria-labelledby="sustainability-title" className="relative bg-leaf">
      <div className="relative wrap pt-12 md:pt-20">
        <div className="mx-auto grid max-w-3xl justify-items-center gap-6 text-center">
          <Headline
            as="h1"
            id="sustainability-title"
            text={heading}
            italic={italic}
            highlight
            className="max-sm:text-[min(clamp(2.4rem,11.5vw,3.4rem),14vw)]"
          />
          <p className="max-w-2xl text-lg text-balance">{text}</p>
        </div>
        <div className="mt-8 flex items-end justify-between pb-3 sm:justify-around md:mt-4 lg:pb-8">
          {row.map(([name, width]) => (
            <Lino key={name} name={name} priority className={width} />
          ))}
        </div>
      </div>
    </section>
  )
}
