import { Lino } from '@/components/site/lino'
import { Headline } from '@/components/site/headline'
import { Section } from '@/components/site/section'
import { sunnieSelectPage } from '@/content/sunnie-select'
import { sunnieSelectWords } from '@/content/sunnie-select-page'

/** The eco commitment and the booking conditions (specification sections 2 and 9). */
export function EcoPromise() {
  const { ecoCommitment, bookingNotes } = sunnieSelectPage
  return (
    <Section
      tone="lagoon"
      labelledBy="eco"
      className="grid items-center gap-x-12 gap-y-5 md:grid-cols-[auto_1fr] lg:grid-cols-[auto_1.3fr_1fr]"
    >
      <Lino name="reef-safe" className="h-24 w-auto md:h-44 lg:h-60" />
      <div className="grid gap-4">
        <Headline id="eco" text={ecoCommitment.heading} italic="Every" />
        <p className="max-w-prose text-lg">{ecoCommitment.text}</p>
      </div>
      <div className="md:col-span-2 lg:col-span-1">
        <h3 className="text-lg">{sunnieSelectWords.notesHeading}</h3>
        <ul className="mt-2">
          {bookingNotes.map((note) => (
            <li key={note} className="border-t border-ink/20 py-2.5">
              {note}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
