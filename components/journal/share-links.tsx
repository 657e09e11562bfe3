import { ShareIsland } from './share-island'
import { ExternalLink } from '@/components/site/external-link'
import { Lino } from '@/components/site/lino'
import { buttonVariants } from '@/components/ui/button'
import { journal } from '@/content/journal'

const place = (address: string, query: Record<string, string>) => `${address}?${new URLSearchParams(query)}`

/**
 * Facebook, Twitter, LinkedIn and the copied link (specification section 2; decisions E6, E7). Plain links into a new
 * tab; the island opens them in a small window instead. The buttons need a script and are not there without one: the
 * last opens the phone's own sheet and is shown where there is one.
 */
export function ShareLinks({ url, title }: { readonly url: string; readonly title: string }) {
  const { share } = journal.article
  const networks = [
    { id: 'facebook', label: share.facebook, href: place('https://www.facebook.com/sharer/sharer.php', { u: url }) },
    { id: 'twitter', label: share.twitter, href: place('https://twitter.com/intent/tweet', { url, text: title }) },
    { id: 'linkedin', label: share.linkedin, href: place('https://www.linkedin.com/sharing/share-offsite/', { url }) },
  ]
  const look = buttonVariants({ variant: 'outline', size: 'sm', className: 'gap-2.5' })
  return (
    <div data-share className="grid gap-3 print:hidden">
      <h2 className="text-lg">{share.heading}</h2>
      <ul className="flex flex-wrap gap-2.5">
        {networks.map(({ id, label, href }) => (
          <li key={id}>
            <ExternalLink href={href} data-share-window className={look}>
              <Lino name={`social-${id}`} className="size-4.5" />
              {label}
            </ExternalLink>
          </li>
        ))}
        <li className="noscript:hidden">
          <button type="button" data-share-copy={url} className={look}>
            <Lino name="social-link" className="size-4.5" />
            {share.copy}
          </button>
        </li>
        <li data-share-sheet hidden>
          <button type="button" data-share-more={url} data-title={title} className={look}>
            {share.more}
          </button>
        </li>
      </ul>
      <ShareIsland copied={share.copied} size={share.window} />
    </div>
  )
}
