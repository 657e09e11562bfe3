import { Lino } from '@/components/site/lino'
import { Picture } from '@/components/site/picture'
import type { Person, PictureRef } from '@/content/types'
import { cn } from '@/lib/class-names'
import { findPicture } from '@/lib/pictures'

interface PortraitProps {
  readonly person: Pick<Person, 'name' | 'initials'>
  readonly picture: PictureRef
  /** Shown in the frame until there's a photograph. */
  readonly pending: string
  readonly sizes: string
  readonly className?: string
}

/**
 * A photograph in the brand's arch, or a wreath around the person's initials at the same size. Around our own mark for
 * somebody who has no name yet.
 */
export function Portrait({ person, picture, pending, sizes, className }: PortraitProps) {
  if (findPicture(picture.folder, picture.id))
    return <Picture picture={picture} sizes={sizes} className={`arch ${className ?? ''}`} />
  return (
    <div className={cn('@container relative grid aspect-4/5 place-items-center arch bg-silica', className)}>
      <Lino name="portrait-arch" className="absolute inset-x-[7%] bottom-[5%] w-[86%]" />
      <p className="relative grid justify-items-center gap-[2cqi]">
        {person.name ? (
          <>
            <span aria-hidden="true" className="font-display text-[clamp(3rem,30cqi,7rem)] leading-none">
              <em>{person.initials}</em>
            </span>
            <span className="max-w-[36cqi] text-center text-xs text-balance text-muted">{pending}</span>
          </>
        ) : (
          <Lino name="mark" className="w-[34cqi]" />
        )}
      </p>
    </div>
  )
}
