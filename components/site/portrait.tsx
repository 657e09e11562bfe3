import { furniture } from '@/content/furniture'
import type { Person } from '@/content/types'
import { findPicture } from '@/lib/pictures'
import { Lino } from './lino'
import { Picture } from './picture'

interface PortraitProps {
  readonly person: Person
  readonly alt: string
  readonly sizes: string
  readonly className?: string
}

/**
 * A person in the arch. Until the owner's photograph is there: a wreath with their initials, in
 * the same frame, so that nothing moves when it comes. Never a face that is nobody's.
 */
export function Portrait({ person, alt, sizes, className }: PortraitProps) {
  if (findPicture('team', person.id))
    return (
      <Picture
        picture={{ folder: 'team', id: person.id, alt }}
        sizes={sizes}
        className={`arch ${className ?? ''}`}
      />
    )
  return (
    <div className={`arch relative grid aspect-4/5 place-items-center bg-shell ${className ?? ''}`}>
      <Lino name="portrait-wreath" className="w-3/4" />
      <p className="absolute inset-0 grid place-content-center justify-items-center text-center">
        <span className="font-display text-h2 leading-none">{person.initials}</span>
        <span className="text-xs text-muted">{furniture.photoSoon}</span>
      </p>
    </div>
  )
}
