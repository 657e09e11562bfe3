import { mailto } from '@/lib/contact-links'
import type { PhotoWords } from '@/content/natural-order-onboarding'

/** Invites visitors to email their photos, for when they can't be uploaded. */
export function PhotosByEmail({ words, className }: { words: PhotoWords; className?: string }) {
  if (!words.email) return null
  return (
    <p className={className}>
      {words.byEmail}{' '}
      <a href={mailto(words.email)} className="font-semibold text-reef underline underline-offset-4">
        {words.email}
      </a>
    </p>
  )
}

/**
 * The form's place for photos. The file input has no name, so a plain post leaves it out. The form's
 * island takes what's chosen and lists it in `[data-photo-list]`. Without scripts, an email address is shown instead.
 */
export function PhotoPart({ words }: { words: PhotoWords }) {
  return (
    <div data-photos={JSON.stringify(words)}>
      <p className="text-sm font-semibold">
        {words.label} <span className="font-normal text-muted">{words.optional}</span>
      </p>
      <noscript>
        <p className="mt-2">{words.noScript}</p>
        <PhotosByEmail words={words} />
      </noscript>
      <div className="noscript:hidden">
        <p id="natural-order-photos-hint" className="mt-1 text-sm text-muted">
          {words.hint}
        </p>
        <label className="relative mt-3 inline-flex min-h-12 cursor-pointer items-center rounded-full border-[1.5px] border-current px-6 py-3 leading-tight font-semibold focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-ring hover:bg-lagoon">
          {words.choose}
          <input
            type="file"
            multiple
            accept="image/jpeg,image/png,image/webp"
            aria-describedby="natural-order-photos-hint"
            className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
          />
        </label>
        <div data-photo-list />
      </div>
    </div>
  )
}
