import type { ItemList, Offer, Product as ProductNode } from 'schema-dts'
import { business } from '@/content/business'
import { brandById, products } from '@/content/products'
import type { Availability, Product } from '@/content/types'
import { findPicture } from '@/lib/pictures'
import { toDecimalString } from '@/lib/pricing/money'
import { businessReference } from './business'
import { absoluteUrl } from './site'

const path = '/naturally-sunnie'
const idOf = (product: Product) => `${absoluteUrl(path)}#${product.id}`

const availabilities: Readonly<Record<Availability, Offer['availability']>> = {
  'In Stock': 'https://schema.org/InStock',
  Available: 'https://schema.org/InStock',
  'Pre-Order': 'https://schema.org/PreOrder',
  'Coming Soon': 'https://schema.org/OutOfStock',
}

/** A product on sale, with its offer at the online store. */
function productNode(product: Product): ProductNode {
  const { name, subtitle, size, description, brand, price, availability, image } = product
  const picture = findPicture(image.folder, image.id)?.sources.webp.at(-1)?.[1]
  return {
    '@type': 'Product',
    '@id': idOf(product),
    name,
    description: `${subtitle}. ${description}`,
    size,
    brand: { '@type': 'Brand', name: brandById(brand).name },
    ...(picture && { image: absoluteUrl(picture) }),
    offers: {
      '@type': 'Offer',
      price: toDecimalString(price),
      priceCurrency: 'AUD',
      availability: availabilities[availability],
      ...(business.storeUrl && { url: business.storeUrl }),
      seller: { '@id': businessReference['@id'] },
    },
  }
}

const isOnSale = ({ availability }: Product) => availability !== 'Coming Soon'

/** A node for each product on sale, and one list of the others, which have no offer. */
export function productNodes(): readonly (ProductNode | ItemList)[] {
  const waitlist = products.filter((product) => !isOnSale(product))
  return [
    ...products.filter(isOnSale).map(productNode),
    {
      '@type': 'ItemList',
      '@id': `${absoluteUrl(path)}#waitlist`,
      name: 'Waitlist',
      numberOfItems: waitlist.length,
      itemListElement: waitlist.map(({ name }, index) => ({ '@type': 'ListItem', position: index + 1, name })),
    },
  ]
}
