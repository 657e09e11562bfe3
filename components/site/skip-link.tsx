/** First link on the page: skips the header. */
export function SkipLink({ label }: { readonly label: string }) {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-50 -translate-y-[200%] rounded-full bg-reef px-5 py-3 font-semibold text-silica focus:translate-y-0 print:hidden"
    >
      {label}
    </a>
  )
}
