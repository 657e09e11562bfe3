import { findLinocut } from '@/lib/pictures'

interface LinoProps {
  /** File name in public/art/linocut, without the extension. */
  readonly name: string
  /** Described if it says something; otherwise it's decoration. */
  readonly alt?: string
  readonly priority?: boolean
  readonly className?: string
}

/** A linocut at its own aspect ratio. Renders nothing if there's none by that name. */
export function Lino({ name, alt = '', priority, className }: LinoProps) {
  const cut = findLinocut(name)
  if (!cut) return null
  return (
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
