import { preview } from '@/content/preview'
import { isPreview } from '@/lib/seo/site'

/** Names what a preview shows; nothing on the site itself. Branch and commit come from the build (next.config.ts). */
export function PreviewBanner() {
  if (!isPreview) return null
  return (
    <p role="note" className="bg-coral px-gutter py-2 text-center text-sm font-semibold text-ink">
      {preview.text(process.env.PREVIEW_BRANCH ?? '', process.env.PREVIEW_COMMIT ?? '')}
    </p>
  )
}
