import type { ComponentProps } from 'react'
import { classes } from '@/lib/class-names'

// Pass layout classes only: colours can't be overridden. They fade only while it's hovered, because a button further
// down would also fade in from the styles it had before the style sheet (components/site/further-down.css).
const base =
  'inline-flex items-center justify-center gap-2 rounded-full text-center leading-tight font-semibold hover:transition-colors hover:duration-160 hover:ease-tide disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60 print:hidden'

const variants = {
  primary: 'bg-primary text-primary-foreground hover:bg-wattle-hover forced-colors:border',
  secondary: 'bg-secondary text-secondary-foreground hover:bg-reef-deep forced-colors:border',
  outline: 'border-[1.5px] border-current hover:bg-lagoon hover:text-ink',
  link: 'underline decoration-2 underline-offset-4 hover:decoration-wattle',
}

const sizes = {
  default: 'min-h-12 px-6 py-3',
  sm: 'min-h-11 px-5 py-2 text-sm',
  lg: 'min-h-14 px-8 py-3.5 text-lg',
  icon: 'size-11',
  inline: 'min-h-6',
}

export interface ButtonVariants {
  variant?: keyof typeof variants
  size?: keyof typeof sizes
}

/** A button's classes, for a link that looks like one. */
export const buttonVariants = ({
  variant = 'primary',
  size = 'default',
  className,
}: ButtonVariants & { className?: string } = {}): string => classes(base, variants[variant], sizes[size], className)

/** A button. For a link that looks like one, use `buttonVariants()` on an anchor. */
export function Button({
  className,
  variant,
  size,
  type = 'button',
  ...props
}: ComponentProps<'button'> & ButtonVariants) {
  return <button type={type} className={buttonVariants({ variant, size, className })} {...props} />
}
