'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { admin } from '@/content/admin'
import { inbox } from '@/content/admin-inbox'
import { Dialog, DialogContent, DialogTitle } from '../ui/dialog'

const words = inbox.lead
const source = (id: string) => `/api/admin/uploads/${id}`

interface LeadPhotosProps {
  /** Upload ids. */
  readonly photos: readonly string[]
  /** How many more the form named that were already deleted when it came in, or belong to another version of it. */
  readonly missing: number
}

/** The lead's photos as thumbnails. Tapping one fills the screen, and buttons step through the others. */
export function LeadPhotos({ photos, missing }: LeadPhotosProps) {
  const [shown, setShown] = useState<number>()
  if (photos.length + missing === 0) return null
  const step = (by: 1 | -1) => setShown((now = 0) => (now + by + photos.length) % photos.length)
  return (
    <section aria-label={words.photos(photos.length)}>
      {missing > 0 && <p className="mb-2 text-sm text-muted">{admin.leads.photosMissing(missing)}</p>}
      <ul className="flex flex-wrap gap-3">
        {photos.map((id, index) => (
          <li key={id}>
            <button type="button" onClick={() => setShown(index)} className="block overflow-hidden rounded-input">
              <img
                src={source(id)}
                alt={admin.leads.photo(index + 1)}
                loading="lazy"
                className="size-20 bg-driftwood object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
      <Dialog open={shown !== undefined} onOpenChange={(open) => !open && setShown(undefined)}>
        <DialogContent
          closeLabel={admin.close}
          aria-describedby={undefined}
          className="sm:max-w-4xl"
          onKeyDown={({ key }) => {
            if (key === 'ArrowRight') step(1)
            if (key === 'ArrowLeft') step(-1)
          }}
        >
          <DialogTitle aria-live="polite">{admin.leads.photo((shown ?? 0) + 1)}</DialogTitle>
          {shown !== undefined && (
            <img
              src={source(photos[shown]!)}
              alt={admin.leads.photo(shown + 1)}
              className="mx-auto max-h-[70dvh] w-auto rounded-input object-contain"
            />
          )}
          {photos.length > 1 && (
            <div className="flex justify-center gap-3">
              <Button variant="outline" size="sm" onClick={() => step(-1)}>
                {words.previousPhoto}
              </Button>
              <Button variant="outline" size="sm" onClick={() => step(1)}>
                {words.nextPhoto}
              </Button>
            </div>
          )}
        </DialogContent>
      </Dialog>
    </section>
  )
}
