import { emailLink, phoneLink } from '@/content/business'
import { ContentLink } from './content-link'

/** A sentence of ours in which our address and our number can be pressed. */
export function ReachUs({ text }: { readonly text: string }) {
  const link = [emailLink, phoneLink].find((one) => one && text.includes(one.label))
  if (!link) return text
  const [before, ...after] = text.split(link.label)
  return (
    <>
      <ReachUs text={before!} />
      <ContentLink link={link} className="whitespace-nowrap underline" />
      <ReachUs text={after.join(link.label)} />
    </>
  )
}
