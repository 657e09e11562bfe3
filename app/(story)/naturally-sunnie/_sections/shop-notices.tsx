import { Section } from '@/components/site/section'
import { naturallySunnie } from '@/content/naturally-sunnie'

/** Delivery area, what the first drop is, and the status of the full store. */
export function ShopNotices() {
  return (
    <Section
      tone="shell"
      shore="spit"
      rhythm="strip"
      labelledBy="shop-notices"
      className="grid gap-x-10 gap-y-8 md:grid-cols-3"
    >
      <h2 id="shop-notices" className="sr-only">
        {naturallySunnie.noticesHeading}
      </h2>
      {naturallySunnie.notices.map((notice) => (
        <div key={notice.id} className="grid content-start gap-2 border-t-2 border-ink pt-4">
          <h3 className="text-h3">{notice.title}</h3>
          <p>{notice.text}</p>
          {'note' in notice && <p className="text-sm text-muted">{notice.note}</p>}
        </div>
      ))}
    </Section>
  )
}
