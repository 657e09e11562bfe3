/** Small arrow after an external link. */
export function ExternalLinkIcon() {
  return (
    <svg viewBox="0 0 12 12" width="0.7em" height="0.7em" aria-hidden="true" className="shrink-0">
      <path
        d="M2 10 10 2M4 2h6v6"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
