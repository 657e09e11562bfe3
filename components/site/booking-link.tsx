import type { ReactNode } from 'react'
import { type ButtonVariants, buttonVariants } from '@/components/ui/button'
import { bookingHref, business } from '@/content/business'
import type { ServiceId } from '@/content/types'
import { ExternalLinkIcon } from './external-link-icon'
import { ExternalLink } from './external-link'

interface BookingLinkProps extends ButtonVariants {
  readonly children: ReactNode
  /** Service to preselect on the booking page. */
  readonly service?: ServiceId
  readonly className?: string
}

/** Link to the external booking service, in a new tab (specification section 1), or to /contact while there's none. */
export function BookingLink({ children, service, variant, size, className }: BookingLinkProps) {
  const classes = buttonVariants({ variant, size, className })
  if (!business.bookingUrl)
    return (
      <a href={bookingHref()} className={classes}>
        {children}
      </a>
    )
  return (
    <ExternalLink href={bookingHref(service)} className={classes}>
      {children}
      <ExternalLinkIcon />
    </ExternalLink>
  )
}
