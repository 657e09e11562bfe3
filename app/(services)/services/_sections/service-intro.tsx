import { ContentLink } from '@/components/site/content-link'
import { Headline } from '@/components/site/headline'
import { servicePage } from '@/content/services-page'
import type { Service } from '@/content/types'

/** Top of a service's hero: back link, kind, name and tagline. */
export function ServiceIntro({ service: { kind, title, tagline } }: { readonly service: Service }) {
  return (
    <>
      <ContentLink link={servicePage.back} className="py-1 text-sm underline underline-offset-4 hover:decoration-2">
        ‹ {servicePage.back.label}
      </ContentLink>
      <p className="mt-2 font-semibold lg:mt-6">{kind}</p>
      <Headline
        as="h1"
        id="service-title"
        text={title}
        italic={title.split(/[ -]/).at(-1)}
        highlight
        className="lg:max-w-[6em] xl:max-w-[6.9em]"
      />
      <p className="font-display text-h3 leading-snug text-reef">{tagline}</p>
    </>
  )
}
