import { naturallySunnie } from '@/content/naturally-sunnie'
import { brandById, productsIn } from '@/content/products'
import { BrandShelf } from './brand-shelf'

export function PlantCare() {
  return (
    <BrandShelf
      {...naturallySunnie.plantCare}
      brand={brandById('weTheWildProducts')}
      products={productsIn('plant-care')}
      emblem="eucalyptus"
      tone="leaf"
      shore="cove"
    />
  )
}
