import { buttonVariants } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import type { MissingScreen } from '@/content/missing'
import { ContentLink } from './content-link'
import { Headline } from './headline'
import { Lino } from './lino'
import { Section } from './section'

interface MissingPageProps {
  readonly screen: MissingScreen
  /** A search box, as a plain GET form. */
  readonly search?: {
    readonly label: string
    readonly placeholder: string
    readonly button: string
    readonly action: string
    readonly purpose: string
  }
}

/** A "not found" page with links to carry on from. */
export function MissingPage({ screen, search }: MissingPageProps) {
  return (
    <Section tone="lagoon" labelledBy="missing-title" className="grid items-center gap-10 md:grid-cols-[1fr_1.25fr]">
      <div className="grid justify-items-start gap-6">
        <Headline as="h1" size="h2" id="missing-title" text={screen.title} italic={screen.italic} />
        <p className="max-w-prose text-lg">{screen.text}</p>
        <ContentLink link={screen.action} className={buttonVariants()} />
        {screen.more && (
          <div className="grid gap-3">
            <p>{screen.more.heading}</p>
            <ul className="flex flex-wrap gap-x-6 gap-y-2">
              {screen.more.links.map((link) => (
                <li key={link.href}>
                  <ContentLink link={link} className={buttonVariants({ variant: 'link', size: 'inline' })} />
                </li>
              ))}
            </ul>
          </div>
        )}
        {search && (
          <form
            action={search.action}
            role="search"
            toolname="journal-search"
            tooldescription={search.purpose}
            toolautosubmit=""
            className="grid w-full max-w-md gap-2"
          >
            <Label htmlFor="missing-search">{search.label}</Label>
            <div className="flex flex-wrap gap-2">
              <Input
                id="missing-search"
                type="search"
                name="q"
                placeholder={search.placeholder}
                className="flex-1 basis-64"
              />
              <button type="submit" data-plain className={buttonVariants({ variant: 'secondary' })}>
                {search.button}
              </button>
            </div>
          </form>
        )}
      </div>
      <Lino name="hermit-crab" className="mx-auto w-full max-w-80 md:max-w-2xl" />
    </Section>
  )
}
