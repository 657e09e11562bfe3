import { JsonLdScript } from 'next-seo'
import type { Thing } from 'schema-dts'

/** One thing of schema.org, as the builders beside this file make it. */
export type Node = Exclude<Thing, string>

/** A page's structured data as one graph: data, not a script that runs, so no policy has to know it. */
export function JsonLd({ nodes }: { readonly nodes: readonly Node[] }) {
  return <JsonLdScript scriptKey="structured-data" data={{ '@context': 'https://schema.org', '@graph': nodes }} />
}
