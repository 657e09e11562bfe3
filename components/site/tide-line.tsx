// Five hand-drawn shorelines, each with two thin lines of swash above it, in a 1440 by 74 view box.
const shores = {
  cove: {
    land: 'M0 40C130 10 250 58 420 44S690 12 860 36s300 22 580-14V74H0Z',
    near: 'M0 30C130 0 250 48 420 34S690 2 860 26s300 22 580-14',
    far: 'M0 22C140-6 260 36 430 24S700-4 870 16s320 20 570-14',
  },
  spit: {
    land: 'M0 20c90 4 170 30 318 34s206-26 372-30 268 38 430 34 214-40 320-36v52H0Z',
    near: 'M0 11c96 3 176 31 322 34s204-27 366-30 270 37 428 33 218-41 324-36',
    far: 'M0 3c104 4 180 29 330 32S530 9 690 7s270 35 426 31 214-38 324-33',
  },
  headland: {
    land: 'M0 52c60-6 102-40 214-42s138 38 276 40 262-34 446-32 190 36 504 22v34H0Z',
    near: 'M0 42C64 35 108 2 216 1s140 38 276 39S752 7 932 8s196 37 508 23',
    far: 'M0 34C70 26 120-4 222-5s146 36 274 37S750 0 928 1s206 34 512 19',
  },
  flats: {
    land: 'M0 30c210 22 330 26 520 14s246-22 420-12 300 28 500 4v38H0Z',
    near: 'M0 21c214 21 334 25 522 13s246-21 416-12 306 28 502 4',
    far: 'M0 14c222 18 340 22 524 11s250-20 414-11 312 25 502 2',
  },
  lagoon: {
    land: 'M0 14c120 34 214 42 340 36S560 18 672 20s150 36 322 34 196-46 446-38v58H0Z',
    near: 'M0 4c126 35 218 42 342 36S562 9 672 11s156 35 322 33S1196-1 1440 7',
    far: 'M0-4c134 33 226 38 346 32S566 2 674 4s160 32 322 30S1200-6 1440-1',
  },
} as const

export type Shore = keyof typeof shores

/**
 * Joins two bands: overlaps the bottom of the upper band in the lower band's colour (its `text-*` class). Use at most
 * three per page, each with a different shore.
 */
export function TideLine({ shore, className }: { readonly shore: Shore; readonly className: string }) {
  const { land, near, far } = shores[shore]
  return (
    <svg viewBox="0 0 1440 74" preserveAspectRatio="none" aria-hidden="true" className={`tide-line ${className}`}>
      <path d={land} fill="currentColor" />
      <path d={near} className="swash" strokeWidth="3" />
      <path d={far} className="swash" strokeWidth="1.4" />
    </svg>
  )
}
