import { ShareIsland, ShareSheet } from './share-island'
import { ExternalLink } from '@/components/site/external-link'
import { Lino } from '@/components/site/lino'
import { buttonVariants } from '@/components/ui/button'
import { journal } from '@/content/journal'

const shareUrl = (url: string, query: Record<string, string>) => `${url}?${new URLSearchParams(query)}`

/**
 * Share on Facebook, Twitter or LinkedIn, or copy the link (specification section 2). Plain links
 * that open in a new tab; the loader opens them in a separate window instead, even on the first click. The buttons need
 * JavaScript and are hidden without it. The last one opens the phone's share sheet, if there is one.
 */
export function ShareLinks({ url, title }: { readonly url: string; readonly title: string }) {
  const { share } = journal.article
  const networks = [
    { id: 'facebook', label: share.facebook, href: shareUrl('https://www.facebook.com/sharer/sharer.php', { u: url }) },
    { id: 'twitter', label: share.twitter, href: shareUrl('https://twitter.com/intent/tweet', { url, text: title }) },
    {
      id: 'linkedin',
      label: share.linkedin,
      href: shareUrl('https://www.linkedin.com/sharing/share-offsite/', { url }),
    },
  ]
  const { width, height } = share.window
  const buttonClasses = buttonVariants({ variant: 'outline', size: 'sm', className: 'gap-2.5' })
  return (
    <div data-share className="grid gap-3 print:hidden">
      <h2 className="text-lg">{share.heading}</h2>
      <ul className="flex flex-wrap gap-2.5">
        {networks.map(({ id, label, href }) => (
          <li key={id}>
            <ExternalLink href={href} data-window={`width=${width},height=${height}`} className={buttonClasses}>
              <Lino name={`social-${id}`} className="size-4.5" />
              {label}
            </ExternalLink>
          </li>
        ))}
        <li className="noscript:hidden">
          <button type="button" data-copy={url} className={buttonClasses}>
            <Lino name="social-link" className="size-4.5" />
            {share.copy}
          </button>
        </li>
        <ShareSheet>
          <li>
            <button type="button" data-share-more={url} data-title={title} className={buttonClasses}>
              {share.more}
            </button>
          </li>
        </ShareSheet>
      </ul>
      <ShareIsland copied={share.copied} copyFailed={share.copyFailed} />
    </div>
  )
}
