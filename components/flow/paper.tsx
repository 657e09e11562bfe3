import type { ReactNode } from 'react'

/** A sheet of paper torn off at the bottom, for what somebody chose and what it costs. */
export function Paper({ className = '', children }: { readonly className?: string; readonly children: ReactNode }) {
  return (
    <div>
      <div className={`rounded-t-input bg-silica px-[min(1.5rem,6vw)] pt-6 pb-4 forced-colors:border ${className}`}>
        {children}
      </div>
      <svg
        viewBox="0 0 368 14"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="-mt-px h-[0.9rem] w-full text-silica print:hidden forced-colors:hidden"
      >
        <path
          fill="currentColor"
          d="M0 0h368v7l-9 4-8-5-11 6-9-3-12 4-8-6-10 5-12-4-9 6-11-5-8 3-12-5-9 6-10-3-11 4-9-6-12 5-8-3-10 5-11-6-9 4-12-3-8 5-10-5-11 4-9-5-12 6-9-4-10 3-8-5-12 5-9-3-11 4-9-6-10 5-12-4-8 4-11-5-9 3Z"
        />
      </svg>
    </div>
  )
}
