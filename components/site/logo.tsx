/**
 * The business's name set in Petrona, with its last two letters in italics. A stroke makes it heavier, because a second
 * weight of both fonts would cost every page 8 kB.
 */
export function Logo({ name, className }: { readonly name: string; readonly className?: string }) {
  return (
    <span
      className={`font-display text-[1.875rem] leading-none tracking-[-0.03em] lowercase [-webkit-text-stroke:0.01em] ${className ?? ''}`}
    >
      {name.slice(0, -2)}
      <em className="text-reef in-[.bg-abyss]:text-lagoon-deep">{name.slice(-2)}</em>
    </span>
  )
}
