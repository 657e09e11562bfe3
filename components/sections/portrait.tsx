import { Lino } from '@/components/site/lino'
import { Picture } from '@/components/site/picture'
import { portraitPending } from '@/content/people'
import type { Person, PictureRef } from '@/content/types'
import { cn } from '@/lib/class-names'
import { findPicture } from '@/lib/pictures'

interface PortraitProps {
  readonly person: Person & { readonly portrait: PictureRef }
  readonly sizes: string
  readonly className?: string
}

/**
 * A photo in the brand's arch, or a wreath of the same size around the person's initials. If they have no name yet,
 * it's around our own mark.
 */
export function Portrait({ person, sizes, className }: PortraitProps) {
  const { name, initials, portrait } = person
  if (findPicture(portrait.folder, portrait.id))
    return <Picture picture={portrait} sizes={sizes} className={`arch ${className ?? ''}`} />
  return (
    <div className={cn('@container relative grid aspect-4/5 place-items-center arch bg-silica', className)}>
      <Lino name="portrait-arch" className="absolute inset-x-[7%] bottom-[5%] w-[86%]" />
      <p className="relative grid justify-items-center gap-[2cqi]">
        {name ? (
          <>
            <span aria-hidden="true" className="font-display text-[clamp(3rem,30cqi,7rem)] leading-none">
              <em>{initials}</em>
            </span>{' '}
            <span className="max-w-[36cqi] text-center text-xs text-balance text-muted">{portraitPending}</span>
          </>
        ) : (
          <Lino name="mark" className="w-[34cqi]" />
        )}
      </p>
    </div>
  )
}
