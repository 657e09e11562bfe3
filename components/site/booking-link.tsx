import type { ReactNode } from 'react'
import { type ButtonVariants, buttonVariants } from '@/components/ui/button'
import { bookingHref } from '@/content/business'
import { bookNow } from '@/content/navigation'
import type { ServiceId } from '@/content/types'
import { ContentLink } from './content-link'

interface BookingLinkProps extends ButtonVariants {
  readonly children: ReactNode
  /** Service to preselect on the booking page. */
  readonly service?: ServiceId
  readonly className?: string
}

/** Link to the external booking service, in a new tab (specification section 1), or to /contact while there's none. */
export function BookingLink({ children, service, variant, size, className }: BookingLinkProps) {
  const link = { ...bookNow, href: bookingHref(service) }
  return (
    <ContentLink link={link} className={buttonVariants({ variant, size, className })}>
      {children}
    </ContentLink>
  )
}
