import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { SkipLink } from '@/components/site/skip-link'
import { business } from '@/content/business'
import { Icon, type IconName } from './icons'
import type { Notice } from './notice'
import { Hidden } from './fields'

interface Place {
  readonly href: string
  readonly label: string
  readonly icon: IconName
  /** Whether helpers can use the page. The others would only say that they're for the owner. */
  readonly helpers?: true
}

/** In display order. On a phone the first four are in the bar, and the others under "More". */
const places: readonly Place[] = [
  { href: '/admin', label: 'Today', icon: 'today', helpers: true },
  { href: '/admin/leads', label: 'Inbox', icon: 'inbox', helpers: true },
  { href: '/admin/person', label: 'People', icon: 'people' },
  { href: '/admin/mail', label: 'Mail', icon: 'mail' },
  { href: '/admin/lists', label: 'Lists', icon: 'lists' },
  { href: '/admin/business', label: 'How business is going', icon: 'business' },
  { href: '/admin/contacts', label: 'Contacts', icon: 'contacts', helpers: true },
  { href: '/admin/account', label: 'Account', icon: 'account', helpers: true },
]

/** Whether a place is the current one. A lead's page counts as the inbox. */
const currentIn = (path: string, href: string) =>
  path === href || (href !== '/admin' && path.startsWith(`${href}/`)) ? 'page' : undefined

const inBar = 4
/** The labels stop growing where they'd touch. */
const barItem =
  'relative grid min-h-14 w-full justify-items-center gap-0.5 rounded-input px-1 pt-2 pb-1 text-[min(var(--text-xs),4.2vw)] leading-[1.4] aria-[current=page]:font-semibold aria-[current=page]:text-reef forced-colors:aria-[current=page]:underline'
const menuItem =
  'flex min-h-11 w-full items-center gap-3 rounded-input px-3 hover:bg-shell aria-[current=page]:bg-shell aria-[current=page]:font-semibold forced-colors:aria-[current=page]:underline'

function PlaceLink({ place, path, bar }: { place: Place; path: string; bar?: boolean }) {
  const { href, label, icon } = place
  return (
    <a href={href} aria-current={currentIn(path, href)} className={bar ? barItem : menuItem}>
      <Icon name={icon} className={bar ? undefined : 'size-5'} />
      <span>{label}</span>
    </a>
  )
}

/** Signs the owner out. A plain form, so that the browser forgets the page too. */
const SignOut = () => (
  <form method="post" action="/api/admin/sign-out">
    <Button type="submit" variant="link" size="sm">
      Sign out
    </Button>
  </form>
)

/** What has just been done, with its Undo. Always there, so that screen readers announce what's put into it. */
const Notices = ({ notice }: { notice?: Notice }) => (
  <div
    id="notices"
    role="status"
    tabIndex={-1}
    aria-label="Notices"
    className="fixed inset-x-4 bottom-[calc(8.5rem+env(safe-area-inset-bottom))] z-40 grid gap-2 sm:left-auto sm:w-96 lg:bottom-6 print:hidden"
  >
    {notice && (
      <div
        data-until={notice.until}
        className="flex items-center gap-4 rounded-input border border-line bg-silica px-4 py-3 text-sm shadow-lg"
      >
        <p className="grow font-semibold wrap-anywhere">{notice.text}</p>
        {notice.undo && (
          <form method="post" action={notice.undo.action}>
            <Hidden fields={notice.undo.fields} />
            <Button type="submit" variant="secondary" size="sm">
              Undo
            </Button>
          </form>
        )}
      </div>
    )}
  </div>
)

interface LayoutProps {
  readonly path: string
  readonly isOwner: boolean
  readonly notice?: Notice
  /** Why the last form was refused. */
  readonly problem?: string
  /** Whether the page is to keep itself fresh. */
  readonly fresh?: boolean
  /** The number on the app's icon. */
  readonly badge?: number
  readonly children: ReactNode
}

/** What's around each of the owner's pages: navigation beside it on a desktop, and within thumb's reach on a phone. */
export function Layout({ path, isOwner, notice, problem, fresh, badge, children }: LayoutProps) {
  const open = places.filter(({ helpers }) => isOwner || helpers)
  const more = open.slice(inBar)
  const name = `${business.name}, for the owner`
  return (
    <>
      <SkipLink label="Skip to content" />
      <div className="mx-auto flex w-full max-w-7xl grow">
        <nav
          aria-label={name}
          className="sticky top-0 flex h-dvh w-60 shrink-0 flex-col justify-between overflow-y-auto border-r border-line p-3 text-sm max-lg:hidden"
        >
          <ul className="grid gap-0.5">
            {open.map((place) => (
              <li key={place.href}>
                <PlaceLink place={place} path={path} />
              </li>
            ))}
          </ul>
          <SignOut />
        </nav>
        <main
          id="main"
          tabIndex={-1}
          data-fresh={fresh ? 30 : undefined}
          data-badge={badge}
          className="min-w-0 flex-1 px-4 pt-5 pb-28 wrap-anywhere sm:px-6 lg:pb-10"
        >
          {/* Its text is only there when it's true, because a browser without styles shows what's hidden. */}
          <p
            id="offline"
            role="status"
            hidden
            data-text="You're offline. What you see may be out of date, and you can't change anything until you're back online."
            className="mb-4 rounded-input bg-warn-tint px-4 py-3 text-sm text-warn"
          />
          {problem && (
            <p
              id="problem"
              role="alert"
              className="mb-4 rounded-input bg-error-tint px-4 py-3 font-semibold text-error"
            >
              {problem}
            </p>
          )}
          {children}
        </main>
      </div>
      <nav
        aria-label={name}
        className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-background pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
      >
        <ul className="grid grid-cols-5">
          {open.slice(0, inBar).map((place) => (
            <li key={place.href}>
              <PlaceLink place={place} path={path} bar />
            </li>
          ))}
          <li>
            <button
              type="button"
              popoverTarget="more"
              aria-current={more.some(({ href }) => currentIn(path, href)) ? 'page' : undefined}
              className={barItem}
            >
              <Icon name="more" />
              <span>More</span>
            </button>
          </li>
        </ul>
        <div
          id="more"
          popover="auto"
          className="inset-auto right-2 bottom-[calc(4rem+env(safe-area-inset-bottom))] w-72 rounded-input border border-line bg-background p-2 text-sm text-foreground shadow-lg"
        >
          {more.map((place) => (
            <PlaceLink key={place.href} place={place} path={path} />
          ))}
          <SignOut />
        </div>
      </nav>
      <Notices notice={notice} />
    </>
  )
}
