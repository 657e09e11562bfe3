import { ratingWord } from '@/content/site-chrome'

const star = 'l2.1 4.5 4.9.6-3.6 3.4.9 4.9-4.3-2.4-4.3 2.4.9-4.9-3.6-3.4 4.9-.6z'

/** One path for all the stars of a colour, because each element costs a phone time to lay out. */
const stars = (from: number, to: number) =>
  [0, 1, 2, 3, 4]
    .slice(from, to)
    .map((index) => `M${8 + index * 18} .9${star}`)
    .join('')

/** Star rating, exposed as one image named "5 out of 5 stars". */
export function Stars({ rating = 5 }: { readonly rating?: number }) {
  return (
    <svg viewBox="0 0 88 16" role="img" aria-label={`${rating} ${ratingWord}`} className="h-[1.05em] w-auto shrink-0">
      <path d={stars(0, rating)} className="fill-star" />
      {rating < 5 && <path d={stars(rating, 5)} className="fill-driftwood" />}
    </svg>
  )
}
