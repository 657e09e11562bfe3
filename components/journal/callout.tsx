import type { ReactNode } from 'react'

/** `<Callout>` in an article: a tinted aside. */
export function Callout({ children }: { readonly children: ReactNode }) {
  return (
    <div role="note" className="rounded-card bg-wattle-tint px-6 py-5 sm:px-8 [&>*+*]:mt-3">
      {children}
    </div>
  )
}
