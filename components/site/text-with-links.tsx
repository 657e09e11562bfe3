import { emailLink, phoneLink } from '@/content/business'
import type { Link } from '@/content/types'
import { ContentLink } from './content-link'

interface TextWithLinksProps {
  readonly text: string
  /** More links to use where the text has their label. */
  readonly more?: readonly Link[]
}

/** One of our sentences, with our email address and phone number linked. */
export function TextWithLinks({ text, more = [] }: TextWithLinksProps) {
  const link = [emailLink, phoneLink, ...more].find((one) => one && text.includes(one.label))
  if (!link) return text
  const [before, ...after] = text.split(link.label)
  return (
    <>
      <TextWithLinks text={before!} more={more} />
      <ContentLink link={link} className="inline-block wrap-anywhere underline" />
      <TextWithLinks text={after.join(link.label)} more={more} />
    </>
  )
}
