import type { Link } from '@/content/types'

/** Dark strip above the home page's hero that links to the campaign (specification section 2, home). */
export function CampaignBar({ link }: { readonly link: Link }) {
  return (
    <p className="bg-abyss text-center text-sm text-lagoon print:hidden">
      <a
        href={link.href}
        className="wrap flex min-h-11 items-center justify-center py-2 decoration-wattle decoration-2 underline-offset-4 hover:underline"
      >
        {link.label}
      </a>
    </p>
  )
}
