import type { ReactNode } from 'react'
import { classes } from '@/lib/class-names'
import { type Shore, TideLine } from './tide-line'

/** Classes of each tone: the band's own, and those for a tide line in its colour. */
export const tones = {
  silica: ['bg-silica text-ink', 'text-silica'],
  shell: ['bg-shell text-ink', 'text-shell'],
  lagoon: ['bg-lagoon text-ink', 'text-lagoon'],
  wattle: ['bg-wattle-tint text-ink', 'text-wattle-tint'],
  coral: ['bg-coral-tint text-ink', 'text-coral-tint'],
  leaf: ['bg-leaf text-ink', 'text-leaf'],
  abyss: ['bg-abyss text-silica', 'text-abyss'],
} as const

export type Tone = keyof typeof tones

const rhythms = { section: 'py-section', strip: 'py-8 lg:py-10', continued: 'pb-section' }

interface SectionProps {
  readonly children: ReactNode
  readonly tone?: Tone
  /** Draws a tide line over the bottom of the section above. */
  readonly shore?: Shore
  readonly id?: string
  /** Id of the section's heading. */
  readonly labelledBy?: string
  /** Adds a drifting palm shadow. */
  readonly leafLight?: boolean
  /**
   * Vertical padding: generous for a section, with more at the bottom if a tide line overlaps it, small for a strip,
   * none on top if it continues the last band's tone.
   */
  readonly rhythm?: keyof typeof rhythms
  readonly className?: string
}

/** A full-width band of a page, with its content in the page's column. */
export function Section({
  children,
  tone = 'silica',
  shore,
  id,
  labelledBy,
  leafLight,
  rhythm = 'section',
  className,
}: SectionProps) {
  const [band, line] = tones[tone]
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={classes('relative', rhythms[rhythm], leafLight && 'leaf-light', band)}
    >
      {shore && <TideLine shore={shore} className={line} />}
      <div className={classes('relative wrap', className)}>{children}</div>
    </section>
  )
}
