import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { Section } from '@/components/site/section'
import { recycling, recyclingSteps } from '@/content/recycling'

/** Three steps strung on a line, each numbered on a bread tag. */
export function RecyclingSteps() {
  const { heading, italic } = recycling.steps
  return (
    <Section tone="shell" labelledBy="how-it-works">
      <Headline id="how-it-works" text={heading} italic={italic} />
      <ol className="mt-10 grid gap-10 md:grid-cols-3 md:gap-12">
        {recyclingSteps.map(({ title, description }, index) => (
          <li
            key={title}
            className="relative grid grid-cols-[5rem_1fr] content-start items-start gap-5 before:absolute before:top-18 before:-bottom-10 before:left-10 before:border-s-2 before:border-dashed before:border-field last:before:hidden md:grid-cols-1 md:before:top-14 md:before:-right-12 md:before:bottom-auto md:before:left-28 md:before:border-s-0 md:before:border-t-2"
          >
            <div className="relative w-20 md:w-28">
              <Lino name="bread-tag" className="w-full" />
              <span aria-hidden="true" className="absolute inset-x-0 bottom-[7%] grid place-items-center">
                <span className="grid size-7 place-items-center rounded-full bg-ink text-sm font-semibold text-silica md:size-9 md:text-base">
                  {index + 1}
                </span>
              </span>
            </div>
            <div>
              <h3 className="text-h3">{title}</h3>
              <p className="mt-2 max-w-[26rem] text-muted">{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
