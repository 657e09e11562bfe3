import { findLinocut } from '@/lib/pictures'

interface LinoProps {
  /** File name in public/art/linocut, without the extension. */
  readonly name: string
  readonly priority?: boolean
  readonly className?: string
}

/** A decorative linocut at its own aspect ratio. Renders nothing if there's none by that name. */
export function Lino({ name, priority, className }: LinoProps) {
  const cut = findLinocut(name)
  if (!cut) return null
  return (
    <img
      src={cut.fallback}
      width={cut.width}
      height={cut.height}
      alt=""
      loading={priority ? undefined : 'lazy'}
      decoding="async"
      className={className}
    />
  )
}
