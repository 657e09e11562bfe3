import { emailLink, phoneLink } from '@/content/business'
import type { Link } from '@/content/types'
import { ContentLink } from './content-link'

interface ReachUsProps {
  readonly text: string
  /** What else can be pressed where the text names it. */
  readonly more?: readonly Link[]
}

/** A sentence of ours in which our address and our number can be pressed. */
export function ReachUs({ text, more = [] }: ReachUsProps) {
  const link = [emailLink, phoneLink, ...more].find((one) => one && text.includes(one.label))
  if (!link) return text
  const [before, ...after] = text.split(link.label)
  return (
    <>
      <ReachUs text={before!} more={more} />
      <ContentLink link={link} className="inline-block wrap-anywhere underline" />
      <ReachUs text={after.join(link.label)} more={more} />
    </>
  )
}
