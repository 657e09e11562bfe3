import { previewText } from '@/content/site-chrome'
import { isPreview } from '@/lib/seo/site'

/** Shows a preview's branch and commit, which next.config.ts sets at build time. Renders nothing in production. */
export function PreviewBanner() {
  if (!isPreview) return null
  return (
    <p role="note" className="bg-coral px-gutter py-2 text-center text-sm font-semibold text-ink">
      {previewText(process.env.PREVIEW_BRANCH ?? '', process.env.PREVIEW_COMMIT ?? '')}
    </p>
  )
}
