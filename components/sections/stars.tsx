import { ratingWord } from '@/content/site-chrome'

const star = 'M8 .9l2.1 4.5 4.9.6-3.6 3.4.9 4.9L8 11.9l-4.3 2.4.9-4.9L1 6l4.9-.6z'

/** Star rating, exposed as one image named "5 out of 5 stars". */
export function Stars({ rating = 5 }: { readonly rating?: number }) {
  return (
    <svg viewBox="0 0 88 16" role="img" aria-label={`${rating} ${ratingWord}`} className="h-[1.05em] w-auto shrink-0">
      {[0, 1, 2, 3, 4].map((index) => (
        <path
          key={index}
          d={star}
          transform={`translate(${index * 18})`}
          className={index < rating ? 'fill-star' : 'fill-driftwood'}
        />
      ))}
    </svg>
  )
}
