import { Lino } from '@/components/site/lino'
import { Picture } from '@/components/site/picture'
import type { Person, PictureRef } from '@/content/types'
import { findPicture } from '@/lib/pictures'

interface PortraitProps {
  readonly person: Person & { readonly portrait: PictureRef }
  /** The linocut to show until there's a photograph: hands at work, a different pair on each page. */
  readonly hands: `hands-${string}`
  readonly sizes: string
  /** With the background behind the hands. */
  readonly className: string
}

/** A photograph in the brand's arch, or a linocut of hands at work in the same frame. */
export function Portrait({ person: { portrait }, hands, sizes, className }: PortraitProps) {
  if (findPicture(portrait.folder, portrait.id))
    return <Picture picture={portrait} sizes={sizes} className={`arch ${className}`} />
  return (
    <div className={`arch px-[8%] pt-[12%] ${className}`}>
      <Lino name={hands} className="w-full" />
    </div>
  )
}
