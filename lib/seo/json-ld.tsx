import { JsonLdScript } from 'next-seo'
import type { Thing } from 'schema-dts'

/** A schema.org node, as built by the other files in this folder. */
type Node = Exclude<Thing, string>

/** A page's structured data as one graph. It never executes, so the content security policy needs no hash for it. */
export function JsonLd({ nodes }: { readonly nodes: readonly Node[] }) {
  return <JsonLdScript scriptKey="structured-data" data={{ '@context': 'https://schema.org', '@graph': nodes }} />
}
