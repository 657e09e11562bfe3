import { naturallySunnie } from '@/content/naturally-sunnie'
import { brandById, productsIn } from '@/content/products'
import { BrandShelf } from './brand-shelf'

export function PlasticFree() {
  return (
    <BrandShelf
      {...naturallySunnie.plasticFree}
      brand={brandById('usTheEarthProducts')}
      products={productsIn('plastic-free')}
      emblem="turtle"
      tone="lagoon"
      mirrored
    />
  )
}
