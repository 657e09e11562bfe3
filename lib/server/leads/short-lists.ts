import { maxQuantity } from '@/lib/forms/limits'
import { type Tree, isTree } from '@/lib/forms/parse-fields'

const shortened = (tree: Tree): Tree =>
  Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, Array.isArray(value) ? value.slice(0, maxQuantity + 1) : value]),
  )

/**
 * A form's body with its lists cut where they're too long anyway. A schema checks every item however many there are,
 * and with thousands of wrong ones its errors take a quarter of a second and become megabytes.
 */
export const withShortLists = (body: Tree): Tree =>
  shortened(isTree(body.meta) ? { ...body, meta: shortened(body.meta) } : body)
