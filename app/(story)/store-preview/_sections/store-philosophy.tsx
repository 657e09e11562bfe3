import { Headline } from '@/components/site/headline'
import { Section } from '@/components/site/section'
import { storePhilosophy, storePreview } from '@/content/store-preview'

/** The three principles of the shop. */
export function StorePhilosophy() {
  const { heading, italic, text } = storePreview.philosophy
  return (
    <Section shore="lagoon" labelledBy="philosophy" className="grid gap-x-20 gap-y-8 lg:grid-cols-[1fr_1.6fr]">
      <div className="grid content-start gap-5">
        <Headline id="philosophy" text={heading} italic={italic} />
        <p className="max-w-[24rem] text-lg text-muted">{text}</p>
      </div>
      <ul>
        {storePhilosophy.map(({ title, description }) => (
          <li
            key={title}
            className="grid items-baseline gap-x-8 gap-y-2 border-t-2 border-ink py-6 last:border-b-2 sm:grid-cols-2 lg:py-8"
          >
            <h3 className="text-[clamp(1.8rem,1.4rem+1.4vw,2.6rem)] leading-none">{title}</h3>
            <p className="text-lg">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
