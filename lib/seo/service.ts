import type { ItemList, Offer, Service as ServiceNode } from 'schema-dts'
import { business } from '@/content/business'
import { services } from '@/content/services'
import type { Service, ServicePrice } from '@/content/types'
import { withGst } from '@/lib/pricing/gst'
import { toDecimalString } from '@/lib/pricing/money'
import { areaServed, businessReference, serviceId } from './business'
import { cardPath } from './card-path'
import { absoluteUrl } from './site'

/** Offer for one size on the price list, at the total including GST. */
function offer(service: Service, { propertySize, amount, timeEstimate }: ServicePrice): Offer {
  const { gst } = business
  return {
    '@type': 'Offer',
    name: `${service.title}, ${propertySize}`,
    url: absoluteUrl(`/services/${service.id}`),
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: toDecimalString(withGst(amount, gst)),
      priceCurrency: 'AUD',
      ...(gst.registered && { valueAddedTaxIncluded: true }),
    },
    additionalProperty: {
      '@type': 'PropertyValue',
      name: 'Time estimate, from',
      // Its lower bound: "1.5 h" and "1.5-2 h" are both 1.5.
      value: Number.parseFloat(timeEstimate),
      unitCode: 'HUR',
    },
    seller: { '@id': businessReference['@id'] },
  }
}

/** A service with an offer for each size on its price list. Quoted services have none. */
export function serviceNode(service: Service): ServiceNode {
  const { id, title, kind, description, pricing } = service
  return {
    '@type': 'Service',
    '@id': serviceId(id),
    name: title,
    serviceType: kind,
    description,
    url: absoluteUrl(`/services/${id}`),
    image: absoluteUrl(cardPath(`/services/${id}`)),
    provider: businessReference,
    areaServed: areaServed(),
    ...(pricing.length > 0 && { offers: pricing.map((price) => offer(service, price)) }),
  }
}

/** All services, in the order of the page. */
export function serviceListNode(): ItemList {
  return {
    '@type': 'ItemList',
    '@id': `${absoluteUrl('/services')}#services`,
    numberOfItems: services.length,
    itemListElement: services.map(({ id, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: absoluteUrl(`/services/${id}`),
    })),
  }
}
