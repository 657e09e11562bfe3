/** The business's name set in Petrona, with its last two letters in italics. */
export function Logo({ name, className }: { readonly name: string; readonly className?: string }) {
  return (
    <span
      className={`font-display text-[1.875rem] leading-none font-[520] tracking-[-0.03em] lowercase ${className ?? ''}`}
    >
      {name.slice(0, -2)}
      <em className="text-reef in-[.bg-abyss]:text-lagoon-deep">{name.slice(-2)}</em>
    </span>
  )
}
