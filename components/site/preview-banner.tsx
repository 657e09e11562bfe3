import { preview } from '@/content/preview'

/** Names what a preview shows; nothing on the site itself. Branch and commit come from the build (tools/prepare.mjs). */
export function PreviewBanner() {
  if ((process.env.DEPLOY_ENV ?? process.env.VERCEL_ENV) !== 'preview') return null
  return (
    <p role="note" className="bg-coral px-gutter py-2 text-center text-sm font-semibold text-ink">
      {preview.text(process.env.PREVIEW_BRANCH ?? '', process.env.PREVIEW_COMMIT ?? '')}
    </p>
  )
}
