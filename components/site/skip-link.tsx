/** First link on the page, in its header: skips that. */
export function SkipLink({ label }: { readonly label: string }) {
  return (
    <a
      href="#main"
      className="sr-only rounded-full bg-reef font-semibold text-silica focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:px-5 focus:py-3 print:hidden"
    >
      {label}
    </a>
  )
}
