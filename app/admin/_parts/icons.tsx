import type { ReactNode } from 'react'

const shapes = {
  today: <path d="M4 11.5 12 4l8 7.5M6 10v10h12V10M10 20v-6h4v6" />,
  inbox: <path d="M4 13 7 5h10l3 8v6H4v-6h5l1.5 2.5h3L15 13h5" />,
  people: (
    <>
      <circle cx="9" cy="8" r="3.5" />
      <path d="M2.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M16 5a3.5 3.5 0 0 1 0 6.5M18 14.5c2 .8 3.2 2.8 3.5 5.5" />
    </>
  ),
  mail: <path d="M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5" />,
  signOut: <path d="M10 4H4.5v16H10M9.5 12H20M16 8l4 4-4 4" />,
  more: <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="3" />,
  phone: (
    <path d="M6.5 3.5h3l1.5 4.5-2 1.5c1 2.5 3 4.5 5.5 5.5l1.5-2 4.5 1.5v3c0 1.5-1 2.5-2.5 2.5C10.5 19.5 4 13 4 6c0-1.5 1-2.5 2.5-2.5z" />
  ),
  text: <path d="M4 5h16v11h-9l-5 4v-4H4z" />,
  map: (
    <>
      <path d="M12 21c-4.5-5-7-8.5-7-11.5a7 7 0 0 1 14 0c0 3-2.5 6.5-7 11.5z" />
      <circle cx="12" cy="9.5" r="2.5" />
    </>
  ),
  lists: <path d="M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01" />,
  business: <path d="M4 20V4M4 20h16M8 16v-4M12.5 16V8M17 16v-6" />,
  account: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4 20.5c.5-4 3.5-6.5 8-6.5s7.5 2.5 8 6.5" />
    </>
  ),
  contacts: <path d="M6 3.5h13v17H6zM3.5 7.5H6M3.5 12H6M3.5 16.5H6M9.5 9h6M9.5 13h6" />,
} satisfies Record<string, ReactNode>

export type IconName = keyof typeof shapes

/** A decorative icon. The text beside it says the same. */
export function Icon({ name, className = 'size-6' }: { readonly name: IconName; readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {shapes[name]}
    </svg>
  )
}
