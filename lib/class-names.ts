import { type ClassValue, clsx } from 'clsx'
import { twMerge } from 'tailwind-merge'

/** Joins class names. A later Tailwind class overrides an earlier one that sets the same property. */
export function cn(...inputs: ClassValue[]): string {
  return twMerge(clsx(inputs))
}
