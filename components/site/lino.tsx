import { findLinocut } from '@/lib/pictures'

interface LinoProps {
  /** File name in public/art/linocut, without its ending. */
  readonly name: string
  /** Empty, its default, for decoration. */
  readonly alt?: string
  readonly priority?: boolean
  readonly className?: string
}

/** A linocut in its own proportions; nothing when there is none of that name. */
export function Lino({ name, alt = '', priority, className }: LinoProps) {
  const cut = findLinocut(name)
  if (!cut) return null
  return (
    // eslint-disable-next-line @next/next/no-img-element -- a drawing of a few kB has no sizes to choose from
    <img
      src={cut.fallback}
      width={cut.width}
      height={cut.height}
      alt={alt}
      loading={priority ? undefined : 'lazy'}
      decoding="async"
      className={className}
    />
  )
}
